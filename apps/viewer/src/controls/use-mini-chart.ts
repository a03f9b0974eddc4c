import { useState } from 'react';
import { useMedia } from '../shell/use-media.js';

const KEY = 'retrace-mini-chart';

/** The window size from which the chart below the scrubber is shown by default. */
const ROOMY = '(width >= 60rem) and (height >= 48rem)';
/** The window size from which the chart can be shown on request. */
const POSSIBLE = '(width >= 48rem) and (height >= 36rem)';

interface ChartHabit {
  /**
   * Whether the user wants to see the chart. Null if the user has not chosen yet. The chart is then shown if there is
   * space.
   */
  readonly shown: boolean | null;
  /** The chosen measure, by game. */
  readonly measures: Readonly<Record<string, string>>;
}

export interface MiniChartChoice {
  readonly isPossible: boolean;
  readonly isShown: boolean;
  readonly measure: string | null;
  readonly show: (shown: boolean) => void;
  readonly choose: (measure: string) => void;
}

/** Returns whether a chart is shown below the scrubber, and which measure it shows. Stores the user's choices. */
export function useMiniChart(module: string): MiniChartChoice {
  const isRoomy = useMedia(ROOMY);
  const isPossible = useMedia(POSSIBLE);
  const [stored, setStored] = useState(read);
  const keep = (next: ChartHabit): void => {
    setStored(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // If storage is forbidden, the choice lasts until the page is closed.
    }
  };
  return {
    isPossible,
    isShown: isPossible && (stored.shown ?? isRoomy),
    measure: stored.measures[module] ?? null,
    show: (shown) => keep({ ...stored, shown }),
    choose: (measure) => keep({ ...stored, measures: { ...stored.measures, [module]: measure } }),
  };
}

const nothing: ChartHabit = { shown: null, measures: {} };

function read(): ChartHabit {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<ChartHabit> | null;
    const { shown = null, measures = {} } = found ?? {};
    return {
      shown: typeof shown === 'boolean' ? shown : null,
      measures: typeof measures === 'object' ? measures : {},
    };
  } catch {
    return nothing;
  }
}
