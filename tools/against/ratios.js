/** Compares the benchmark figures of the working tree with those of another commit. */

const median = (values) => {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const keyOf = ({ benchmark, what, unit }) => JSON.stringify([benchmark, what, unit]);

/** Returns the median of each figure over several rounds, in the order of the first round. */
function medians(rounds) {
  const values = new Map();
  for (const figure of rounds.flat())
    values.set(keyOf(figure), [...(values.get(keyOf(figure)) ?? []), figure.own]);
  return new Map([...values].map(([key, all]) => [key, median(all)]));
}

/**
 * Returns the figures that exist for both commits: [{ benchmark, what, unit, now, before, ratio }]. A ratio above 1 is
 * an improvement. The arguments contain the figures of all rounds.
 */
export function ratios(now, before) {
  const [mine, theirs] = [medians(now), medians(before)];
  return (now[0] ?? []).flatMap(({ benchmark, what, unit, better }) => {
    const key = keyOf({ benchmark, what, unit });
    const [own, other] = [mine.get(key), theirs.get(key)];
    if (other === undefined) return [];
    return [
      {
        benchmark,
        what,
        unit,
        now: own,
        before: other,
        ratio: better === 'more' ? own / other : other / own,
      },
    ];
  });
}
