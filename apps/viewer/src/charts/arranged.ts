import type { ChartPlan, WordList } from '../look/game-look.js';
import type { ChartData, ChartLine } from './chart-lines.js';

export interface ChartGroup {
  /** The group's key in the game's texts. Null for charts that are not in a group. */
  readonly name: string | null;
  readonly charts: readonly ChartData[];
}

/** Arranges a game's measures as charts in the groups of the chart plan. Measures without a group come last. */
export function arranged(
  { groups }: Pick<ChartPlan, 'groups'>,
  names: WordList,
  measures: ReadonlyMap<string, readonly ChartLine[]>,
  words: (word: string) => string,
): readonly ChartGroup[] {
  const chart = (id: string): ChartData => {
    const lines = measures.get(id) ?? [];
    return { id, title: names[id] ?? lines[0]?.title ?? words(id), lines };
  };
  const planned = new Set(groups.flatMap((group) => group.measures));
  const found: readonly ChartGroup[] = [
    ...groups.map((group) => ({
      name: group.name,
      charts: group.measures.filter((id) => measures.has(id)).map(chart),
    })),
    { name: null, charts: [...measures.keys()].filter((id) => !planned.has(id)).map(chart) },
  ];
  return found.filter(({ charts }) => charts.length > 0);
}
