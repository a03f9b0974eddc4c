import { useMemo } from 'react';
import { MiniChart, type MiniChartProps } from '../charts/mini-chart.js';
import { chanceChart } from '../review/shown-review.js';
import { useReview } from '../review/use-review.js';
import { useSay } from '../words/language.js';

/** Draws the chart below the scrubber. The review's win probability is offered first, then the game's measures. */
export function GameChart(chart: Omit<MiniChartProps, 'first'>) {
  const say = useSay();
  const { game, as } = chart.replay;
  const review = useReview(game, as).review?.result;
  const first = useMemo(
    () => (review ? [chanceChart(review, say('charts.chance'), say('charts.not-yet'))] : []),
    [review, say],
  );
  return <MiniChart {...chart} first={first} />;
}
