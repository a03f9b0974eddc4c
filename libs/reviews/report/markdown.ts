import { percent, plusMinus, signedPercent } from '../percent.js';
import type { Report, ReportLine } from './report.js';
import type { ReportTable } from './table.js';

/** Foreign text in Markdown: names of players and cards write no markup, no link and no new line. */
export const inMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|~]/gu, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('://', ':&#8203;//');

/** A report as Markdown. */
export function markdownOf(report: Report): string {
  const { words, names } = report;
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
      [words.player, words.accuracy, words.luck, words.skill],
      report.seats.map(({ seat, accuracy, luck, skill }) => [
        players[seat] ?? `${seat}`,
        accuracy === null ? '–' : percent(accuracy),
        signedPercent(luck),
        signedPercent(skill),
      ]),
    ),
    `## ${words.chances}`,
    '',
    ...table(
      [words.position, ...players, '±'],
      evenly(report.points).map(({ revision, winProbability, error }) => [
        `${revision}`,
        ...winProbability.map(percent),
        error === null ? '–' : plusMinus(error),
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
    ...report.mistakes.map((one) => line(one, `**${one.sign} ${inMarkdown(one.title)}, ${one.loss}.** `)),
    '',
    `## ${words.missed}`,
    '',
    ...(report.missed.length === 0 ? [words.noMissed] : []),
    ...report.missed.map((one) => line(one, `${players[one.seat] ?? one.seat}: `)),
    '',
    `## ${words.measures}`,
    '',
    ...table(
      ['', ...players],
      report.measures.map(({ name, values }) => [name, ...values.map((value) => `${value ?? '–'}`)]),
    ),
  ].join('\n');
}

/** Rows of the table of chances, at most. */
const ROWS = 24;

/** Some of many, at even distances, with the last. */
const evenly = <Point>(points: readonly Point[]): readonly Point[] => {
  const step = Math.ceil(points.length / ROWS);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
};

/** What lies open on the table, a line a zone. */
const zoneLines = ({ zones, seats }: ReportTable): string[] =>
  zones.map(({ seat, name, cards }) => {
    const owner = seat === null ? '' : `${inMarkdown(seats[seat]?.name ?? '')}, `;
    return `  - ${owner}${name}: ${cards.map((card) => inMarkdown(card.count > 1 ? `${card.name} × ${card.count}` : card.name)).join(', ')}`;
  });
