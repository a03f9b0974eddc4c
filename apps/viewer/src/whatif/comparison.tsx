import { useMemo, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { arranged } from '../charts/arranged.js';
import { useChartPlan } from '../charts/use-chart-plan.js';
import { Chart } from '../charts/chart.js';
import { valueAt, type ChartData, type ChartLine } from '../charts/chart-lines.js';
import '../charts/charts.css';
import { Choice } from '../design/choice.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { inDigits } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { lineName } from './line-names.js';
import { useComparison, type Comparison } from './use-comparison.js';
import { useMeasures } from './use-measures.js';

interface Props {
  readonly replay: OpenReplay;
  /** The id of the other game. */
  readonly other: string;
}

const HEIGHT = 120;

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/**
 * Compares two games. Shows the position at which they first differ, their measures at the shown positions, and a chart
 * of both.
 */
export function ComparisonView({ replay, other }: Props) {
  const say = useSay();
  const { comparison, error } = useComparison(replay, other);
  if (error != null)
    return (
      <p className="whatif-problem" role="alert">
        {errorMessage(error)}
      </p>
    );
  if (!comparison) return <p className="panel-nothing" aria-busy="true" />;
  const { tree, parting } = comparison;
  const { line, go, toEnd } = replay;
  return (
    <section className="comparison" data-testid="comparison">
      <h3>{`${lineName(tree, replay.game.id, say)} ↔ ${lineName(tree, other, say)}`}</h3>
      <p className="whatif-hint">
        {parting === null ? say('whatif.unrelated') : say('whatif.parting', { position: parting })}
      </p>
      <div className="whatif-ways">
        {parting !== null && Number.isFinite(parting) && (
          <button
            type="button"
            className="button"
            data-testid="to-parting"
            onClick={() => go({ revision: Math.min(parting, line.last) })}
          >
            {say('whatif.to-parting')}
          </button>
        )}
        <button type="button" className="button" data-testid="to-ends" onClick={toEnd}>
          {say('whatif.to-ends')}
        </button>
      </div>
      <Measures replay={replay} comparison={comparison} />
    </section>
  );
}

function Measures({ replay, comparison }: { readonly replay: OpenReplay; readonly comparison: Comparison }) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const plan = useChartPlan();
  const { game, line, as } = replay;
  const { tree, course, at } = comparison;
  const here = useMeasures(game.id, as, line.last);
  const there = useMeasures(comparison.game.id, as, course.last);
  const [chosen, choose] = useState<string | null>(null);
  const names = plan.names[locale];
  const charts = useMemo(
    () => (here.lines ? arranged(plan, names, here.lines, words).flatMap((group) => group.charts) : []),
    [here.lines, plan, names, words],
  );
  const error = here.error ?? there.error;
  if (error != null) return <p className="panel-nothing">{errorMessage(error)}</p>;
  if (!here.lines || !there.lines) return <p className="panel-nothing" aria-busy="true" />;
  const beside = there.lines;
  const label = lineName(tree, comparison.game.id, say);
  const own = lineName(tree, game.id, say);
  const shown = charts.find(({ id }) => id === chosen) ?? charts[0];
  const inText = (value: number | null): string =>
    value === null ? '–' : inDigits(hundredths(value), locale);
  return (
    <>
      <div className="comparison-table" role="group" aria-label={say('whatif.measures')} tabIndex={0}>
        <table data-testid="comparison-table">
          <caption className="visually-hidden">{say('whatif.measures')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('whatif.measure')}</th>
              <th scope="col" title={own}>
                {own}
              </th>
              <th scope="col" title={label}>
                {label}
              </th>
              <th scope="col">{say('whatif.difference')}</th>
            </tr>
          </thead>
          {charts.map(({ id, title, lines }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </tr>
              {lines.map((each) => {
                const other = beside.get(id)?.find(({ seat }) => seat === each.seat);
                const value = valueAt(each, replay.at.revision);
                const two = other ? valueAt(other, at.revision) : null;
                const by = value === null || two === null ? null : hundredths(two - value);
                return (
                  <tr key={each.seat} className={by === 0 ? 'is-alike' : undefined}>
                    <th scope="row" className={each.seat === null ? undefined : `seat-${each.seat}`}>
                      {each.seat === null ? '' : game.players[each.seat]?.name}
                    </th>
                    <td>{inText(value)}</td>
                    <td>{inText(two)}</td>
                    <td>{by !== null && by > 0 ? `+${inText(by)}` : inText(by)}</td>
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </div>
      {shown && (
        <>
          <Choice
            label={say('whatif.chart')}
            className="chart-counter"
            testId="comparison-measure"
            value={shown.id}
            options={charts.map(({ id, title }) => [id, title])}
            choose={choose}
          />
          <Chart
            key={shown.id}
            chart={overlaid(shown, beside.get(shown.id) ?? [], label, course.last)}
            replay={replay}
            height={HEIGHT}
          />
        </>
      )}
    </>
  );
}

/** Adds another game's lines for the same measure to a chart. The added lines end where the other game ends. */
function overlaid(chart: ChartData, others: readonly ChartLine[], label: string, last: number): ChartData {
  const ended = others.map((line) => ({
    ...line,
    of: label,
    points: [...line.points, { revision: last + 1, value: null }],
  }));
  return { ...chart, id: `${chart.id}-compared`, lines: [...chart.lines, ...ended], last };
}
