import type { OpenZone } from './open-zones.js';
import { percent, signedPercent, type Report, type ReportLine } from './report.js';

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
  const lines = (found: readonly ReportLine[]): string[] =>
    found.map(({ revision, text }) => `- ${words.position} ${revision}: ${inMarkdown(text)}`);
  const players = names.map(inMarkdown);
  return [
    `# ${words.title}: ${players.join(' – ')}`,
    '',
    `${inMarkdown(report.result)} ${inMarkdown(report.made)}`,
    '',
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
        error === null ? '–' : percent(error),
      ]),
    ),
    `## ${words.turning}`,
    '',
    ...report.turningPoints.flatMap((turning) => [...lines([turning]), ...zoneLines(turning.zones)]),
    '',
    `## ${words.mistakes}`,
    '',
    ...(report.mistakes.length === 0 ? [words.noMistakes] : lines(report.mistakes)),
    '',
    `## ${words.missed}`,
    '',
    ...lines(report.missed),
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
const zoneLines = (zones: readonly OpenZone[]): string[] =>
  zones.map(
    ({ owner, name, cards }) =>
      `  - ${owner === '' ? '' : `${inMarkdown(owner)}, `}${name}: ${cards.map(inMarkdown).join(', ')}`,
  );
