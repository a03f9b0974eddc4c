import { percent, plusMinus, seatPoints, signedPoints, sumOf, unsurePoints } from '../percent.js';
import type { Report, ReportLine } from './report.js';
import type { ReportTable } from './table.js';

/** Escapes untrusted text for Markdown, so that a name cannot add markup, links or lines. */
export const inMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|~]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('://', ':&#8203;//');

export function markdownOf(report: Report): string {
  const { words, names, locale } = report;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
    row(head),
    row(head.map(() => '---')),
    ...rows.map(row),
    '',
  ];
  const line = ({ revision, day, text }: ReportLine, before = ''): string =>
    `- ${before}${inMarkdown(text)} (${day}, ${words.position} ${revision})`;
  const players = names.map(inMarkdown);
  return [
    `# ${words.title}: ${players.join(' – ')}`,
    '',
    `${inMarkdown(report.result)} ${inMarkdown(report.made)}`,
    '',
    ...(report.observed === null ? [] : [report.observed, '']),
    ...(report.unjudged === null ? [] : [inMarkdown(report.unjudged), '']),
    ...table(
      [words.player, words.accuracy, words.skill, words.luck, words.sum],
      report.seats.map(({ seat, accuracy, error, ...parts }) => {
        const points = seatPoints(parts, report.seats.length);
        return [
          players[seat] ?? `${seat}`,
          accuracy === null ? '–' : percent(accuracy, locale),
          unsurePoints(points.skill, error),
          signedPoints(points.luck),
          sumOf(points),
        ];
      }),
    ),
    `## ${words.chances}`,
    '',
    ...table(
      [words.position, ...players, '±'],
      evenly(report.points).map(({ revision, winProbability, error }) => [
        `${revision}`,
        ...winProbability.map((share) => percent(share, locale)),
        error === null ? '–' : plusMinus(error, locale),
      ]),
    ),
    `## ${words.turning}`,
    '',
    ...(report.turningPoints.length === 0 ? [words.noTurning] : []),
    ...report.turningPoints.flatMap((turning) => [line(turning), ...zoneLines(turning.table)]),
    '',
    `## ${words.mistakes}`,
    '',
    ...(report.mistakes.length === 0 ? [words.noMistakes] : [words.asKnown, '']),
    ...report.mistakes.map((mistake) =>
      line(mistake, `**${mistake.sign} ${inMarkdown(mistake.title)}, ${mistake.loss}.** `),
    ),
    '',
    `## ${words.missed}`,
    '',
    ...(report.missed.length === 0 ? [words.noMissed] : []),
    ...report.missed.map((entry) => line(entry, `${players[entry.seat] ?? entry.seat}: `)),
    '',
    `## ${words.measures}`,
    '',
    ...table(
      ['', ...players],
      report.measures.map(({ name, values }) => [name, ...values.map((value) => `${value ?? '–'}`)]),
    ),
  ].join('\n');
}

/** The maximum number of rows in the table of win probabilities. */
const ROWS = 24;

/** Selects evenly spaced points, including the last one. */
const evenly = <Point>(points: readonly Point[]): readonly Point[] => {
  const step = Math.ceil(points.length / ROWS);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
};

/** Lists the visible cards on the table as one line per zone. */
const zoneLines = ({ zones, seats }: ReportTable): string[] =>
  zones.map(({ seat, name, cards }) => {
    const owner = seat === null ? '' : `${inMarkdown(seats[seat]?.name ?? '')}, `;
    return `  - ${owner}${name}: ${cards.map((card) => inMarkdown(card.count > 1 ? `${card.name} × ${card.count}` : card.name)).join(', ')}`;
  });
