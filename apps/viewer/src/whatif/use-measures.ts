import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { linesByMeasure, type ChartLine } from '../charts/chart-lines.js';
import type { Perspective } from '../cursor/address.js';
import { MeasuresDocument } from '../generated/charts.js';
import { useLocale } from '../words/language.js';

/** Games with more events are measured at each turn: the answer would be too large. */
const LONG = 5_000;

/** A game in progress is measured again when it has been still for this long, in milliseconds. */
const STILL = 700;

/** The measures of a game by name. Null while loading. `last` is its last event. */
export function useMeasures(
  game: string,
  as: Perspective,
  last: number,
): { readonly lines: ReadonlyMap<string, readonly ChartLine[]> | null; readonly error: unknown } {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(MeasuresDocument, {
    variables: { id: game, as, every: last > LONG ? 'TURN' : 'EVENT', locale },
    fetchPolicy: 'no-cache',
  });
  const measured = useRef(last);
  useEffect(() => {
    if (measured.current === last) return;
    measured.current = last;
    // Where it fails, what was measured before stays.
    const timer = setTimeout(() => void refetch().catch(() => undefined), STILL);
    return () => clearTimeout(timer);
  }, [last, refetch]);
  const measures = data?.game.measures;
  const lines = useMemo(() => (measures ? linesByMeasure(measures) : null), [measures]);
  return { lines, error };
}
