import { Command } from 'commander';
import { gameModules } from '#games';
import { checkRuling, MOST_CHARACTERS, parseRuling } from '#interchange';
import type { Ruling, RulingReplay } from '#projections';
import { startedIn } from '#record';
import { examples } from '../arguments.js';
import { boundedText } from '../bounded-file.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { counted, cut } from '../terminal/text.js';

export const checkReport = (add: Add): void =>
  add(
    new Command('check')
      .description('replay a ruling report, and show whether the current rules give the same result, and why')
      .argument('<file>', 'a report from the viewer or from `retrace rule report`')
      .addHelpText('after', examples('retrace rule check ruling-sample-1-142.json')),
    tellReport,
  );

async function tellReport(output: Output, [file = '']: readonly string[]): Promise<ExitCode> {
  const text = boundedText(file, output.around.folder, MOST_CHARACTERS);
  if (text === null)
    throw failure(
      exitCodes.badInput,
      'IMPORT_TOO_LARGE',
      `"${file}" is larger than ${MOST_CHARACTERS} bytes.`,
      {
        advice: 'Use a ruling report.',
      },
    );
  const report = must(parseRuling(text, gameModules));
  const { game, revision, expected, events } = report;
  const replayed = checkRuling(report, gameModules);
  const edition = startedIn(events)?.edition ?? '';
  output.document({ game, revision, edition, expected, ...replayed });
  const { paint } = output.theme;
  output.lines(
    `${paint.bold(`Event ${revision} of ${game}`)} ${paint.dim(`· edition ${edition}`)}`,
    `Expected: ${expected}`,
    '',
    ...drawOutcome(output, replayed),
  );
  return replayed.status === 'SAME' ? exitCodes.ok : exitCodes.failed;
}

function drawOutcome(output: Output, replayed: RulingReplay): readonly string[] {
  const { paint } = output.theme;
  switch (replayed.status) {
    case 'SAME':
      return [paint.bold('The current rules give the same result.'), ...drawRuling(output, replayed.ruling)];
    case 'CHANGED': {
      const { revision, field, recorded, decided } = replayed.difference;
      const short = (value: unknown): string => cut(JSON.stringify(value ?? null), 160);
      return [
        paint.bold('The current rules give a different result.'),
        `Event ${revision}${field === '' ? '' : `, ${field}`}: reported ${short(recorded)}, today ${short(decided)}`,
        ...(replayed.ruling === null ? [] : drawRuling(output, replayed.ruling)),
      ];
    }
    case 'UNREACHED':
      return [paint.bold('The current rules do not reach this event.'), replayed.reason];
  }
}

function drawRuling(output: Output, { text, actions, rules, cards, explanation }: Ruling): readonly string[] {
  const { paint } = output.theme;
  const { activated, notActivated } = explanation;
  return [
    '',
    text,
    ...actions.map((action) => `  ${action}`),
    '',
    `Rules: ${rules.join(', ')}`,
    ...cards.flatMap(({ name, lines }) => [paint.bold(name), ...lines.map((line) => `  ${line}`)]),
    '',
    `It activated ${counted(activated.length, 'reaction')}${activated.length === 0 ? '.' : ':'}`,
    ...activated.map(({ name, rule }) => `  ${name} (${rule})`),
    ...(notActivated.length === 0 ? [] : ['It did not activate:']),
    ...notActivated.map(({ name, text: because, rule }) => `  ${name}: ${because} (${rule})`),
  ];
}
