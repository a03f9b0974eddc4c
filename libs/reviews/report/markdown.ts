import type { PublicState } from '#record';
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
      report.points.map(({ revision, winProbability, error }) => [
        `${revision}`,
        ...winProbability.map(percent),
        error === null ? '–' : percent(error),
      ]),
    ),
    `## ${words.turning}`,
    '',
    ...report.turningPoints.flatMap((turning) => [...lines([turning]), ...tableLines(turning.table)]),
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

/** What lies open on the table, a line a zone. */
const tableLines = ({ zones, seats }: PublicState): string[] =>
  zones.flatMap(({ kind, part, seat, cards }) => {
    const shown = cards.flatMap(({ face }) => face?.name ?? []);
    if (shown.length === 0 || kind === 'hand' || kind === 'deck') return [];
    const of = seat === null ? '' : `${inMarkdown(seats[seat]?.name ?? '')}, `;
    return [`  - ${of}${part ?? kind}: ${shown.map(inMarkdown).join(', ')}`];
  });
