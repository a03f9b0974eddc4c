import type { Report } from './report.js';

const WIDTH = 720;
const HEIGHT = 220;
const PAD = 28;
const colours = ['#2f6f9f', '#b3542b', '#4d7d3a', '#7a4d9a'] as const;

/** The colour of a seat in a report. */
export const colourOf = (seat: number): string => colours[seat % colours.length] ?? colours[0];

/** The chance of each seat to win through the game, as SVG: a line a seat, a band of one standard error, a mark where the game turned. */
export function chartOf(
  { points, names, turningPoints, words }: Report,
  escaped: (text: string) => string,
): string {
  const last = Math.max(1, points.at(-1)?.revision ?? 1);
  const x = (revision: number): string => (PAD + (revision / last) * (WIDTH - 2 * PAD)).toFixed(1);
  const y = (share: number): string => (PAD + (1 - share) * (HEIGHT - 2 * PAD)).toFixed(1);
  const bounded = (share: number): number => Math.max(0, Math.min(1, share));
  const along = (of: (index: number) => number): readonly string[] =>
    points.map(({ revision }, index) => `${x(revision)},${y(bounded(of(index)))}`);
  // Of two seats one line says both.
  const seats = names.length === 2 ? [0] : [...names.keys()];
  const chance = (seat: number, index: number): number => points[index]?.winProbability[seat] ?? 0;
  const error = (index: number): number => points[index]?.error ?? 0;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${PAD}" x2="${WIDTH - PAD}" y1="${y(share)}" y2="${y(share)}" stroke="#ccc" stroke-width="${share === 0.5 ? 1.5 : 0.5}"/>` +
      `<text x="2" y="${y(share)}" dy="4">${Math.round(100 * share)}</text>`,
  );
  const lines = seats.map((seat) => {
    const above = along((index) => chance(seat, index) + error(index));
    const below = along((index) => chance(seat, index) - error(index)).toReversed();
    return (
      `<polygon points="${[...above, ...below].join(' ')}" fill="${colourOf(seat)}" opacity="0.18"/>` +
      `<polyline points="${along((index) => chance(seat, index)).join(' ')}" fill="none" stroke="${colourOf(seat)}" stroke-width="2"/>`
    );
  });
  const marks = turningPoints.map(
    ({ revision }) =>
      `<line x1="${x(revision)}" x2="${x(revision)}" y1="${PAD}" y2="${HEIGHT - PAD}" stroke="#888" stroke-dasharray="3 3"/>` +
      `<text x="${x(revision)}" y="${HEIGHT - 8}" text-anchor="middle">${revision}</text>`,
  );
  const title = `${words.chances}: ${escaped(seats.map((seat) => names[seat] ?? '').join(', '))}`;
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-size="11" font-family="sans-serif">` +
    `<title>${title}</title>${[...grid, ...lines, ...marks].join('')}</svg>`
  );
}
