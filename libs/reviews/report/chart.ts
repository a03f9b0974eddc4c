import escapeHtml from 'escape-html';
import type { Report } from './report.js';

const WIDTH = 720;
const HEIGHT = 240;
const PAD = { left: 42, right: 12, top: 26, bottom: 24 };
/** The minimum distance between the numbers of turning points, and between the labels of days. */
const ROOM = 18;

/**
 * Draws each seat's win probability over the game as SVG. A band around each line shows one standard error, and dots
 * mark mistakes. Numbers above the chart mark turning points. The days are below the chart.
 */
export function chartOf({ points, names, turningPoints, mistakes, days, words }: Report): string {
  const last = Math.max(1, points.at(-1)?.revision ?? 1);
  const x = (revision: number): number => PAD.left + (revision / last) * (WIDTH - PAD.left - PAD.right);
  const y = (share: number): number =>
    PAD.top + (1 - Math.max(0, Math.min(1, share))) * (HEIGHT - PAD.top - PAD.bottom);
  const along = (of: (index: number) => number): readonly string[] =>
    points.map(({ revision }, index) => `${x(revision).toFixed(1)},${y(of(index)).toFixed(1)}`);
  const chance = (seat: number, index: number): number => points[index]?.winProbability[seat] ?? 0;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${PAD.left}" x2="${WIDTH - PAD.right}" y1="${y(share)}" y2="${y(share)}" style="stroke:var(--line);stroke-width:${share === 0.5 ? 2 : 1}"/>` +
      `<text x="${PAD.left - 6}" y="${y(share) + 4}" text-anchor="end">${Math.round(100 * share)}</text>`,
  );
  const lines = names.map((_, seat) => {
    const above = along((index) => chance(seat, index) + (points[index]?.error ?? 0));
    const below = along((index) => chance(seat, index) - (points[index]?.error ?? 0)).toReversed();
    const line = along((index) => chance(seat, index)).join(' ');
    return (
      `<g class="s${seat % 4}"><polygon points="${[...above, ...below].join(' ')}" style="fill:var(--seat)" opacity="0.2"/>` +
      `<polyline points="${line}" style="fill:none;stroke:var(--seat);stroke-width:2.5;stroke-linejoin:round"/></g>`
    );
  });
  const dots = mistakes.map(({ revision, seat, title, grade }) => {
    const index = Math.max(
      0,
      points.findIndex((point) => point.revision === revision),
    );
    return `<circle class="${grade}" cx="${x(revision).toFixed(1)}" cy="${y(chance(seat, index)).toFixed(1)}" r="5" style="fill:var(--grade);stroke:var(--sheet);stroke-width:2"><title>${escapeHtml(title)}</title></circle>`;
  });
  const apart = spread(turningPoints.map(({ revision }) => x(revision)));
  const turns = turningPoints.map(({ revision }, index) => {
    const [at, from] = [(apart[index] ?? 0).toFixed(1), x(revision).toFixed(1)];
    return (
      `<path d="M${at} 20 L${from} ${PAD.top + 8} V${HEIGHT - PAD.bottom}" style="fill:none;stroke:var(--dim);stroke-dasharray:3 3"/>` +
      `<circle cx="${at}" cy="12" r="9" style="fill:var(--text)"/><text x="${at}" y="16" text-anchor="middle" class="turn">${index + 1}</text>`
    );
  });
  let taken = -ROOM;
  const dayLabels = days.flatMap(({ revision, day }) => {
    if (x(revision) - taken < ROOM) return [];
    taken = x(revision);
    return [`<text x="${taken.toFixed(1)}" y="${HEIGHT - 6}" text-anchor="middle">${day}</text>`];
  });
  const title = escapeHtml(`${words.chances}: ${names.join(', ')}`);
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><title>${title}</title>` +
    `${[...grid, ...dayLabels, ...turns, ...lines, ...dots].join('')}</svg>`
  );
}

/** Moves overlapping numbers apart without changing their order. */
const spread = (at: readonly number[]): readonly number[] => {
  const placed: number[] = [];
  for (const place of at) placed.push(Math.max(place, (placed.at(-1) ?? -Infinity) + ROOM));
  return placed;
};
