import { Command, Option } from 'commander';
import { editions, type EditionId } from '#altered/abilities';
import { TextReader } from '#altered/cards';
import { compileLine, explainLine, type Box, type LineContext } from '#altered/text';
import { examples } from '../arguments.js';
import { catalogueOf } from '../card-files.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';

interface Options {
  readonly type: LineContext['type'];
  readonly box: Box;
  readonly edition: EditionId;
}

const types = ['character', 'spell', 'permanent', 'hero', 'mana', 'token'] as const;
const boxes = ['main', 'support', 'feat'] as const;

export const readText = (add: Add): void =>
  add<Options>(
    new Command('text')
      .argument('<line>', 'the line of text, as printed on the card')
      .addOption(new Option('-t, --type <type>', 'the type of the card').choices(types).default('character'))
      .addOption(new Option('-b, --box <box>', 'the text box of the line').choices(boxes).default('main'))
      .addOption(
        new Option('--edition <edition>', 'the edition of the rules').choices([...editions]).default('4.0'),
      )
      .addHelpText(
        'after',
        examples('retrace text "{J} Draw a card."', 'retrace text "Draw a card." --type spell'),
      ),
    tellText,
  );

async function tellText(output: Output, [text = '']: readonly string[], options: Options): Promise<ExitCode> {
  const { box, type } = options;
  const line = compileLine(text, box, { type });
  output.document(line);
  output.lines(...(line.kind === 'parsed' ? drawRead(output, text, options) : explainLine(line).split('\n')));
  return line.kind === 'parsed' ? exitCodes.ok : exitCodes.failed;
}

/**
 * Formats the abilities of a line of card text. Also shows whether the edition executes them, by the criteria of `cards
 * compile`.
 */
function drawRead(output: Output, text: string, { box, type, edition }: Options): string[] {
  const { paint } = output.theme;
  const reading = new TextReader(catalogueOf(output.around).printed.values(), edition).line(text, box, type);
  if (reading.kind !== 'executable' && reading.kind !== 'unsupported') return [];
  const missing = reading.kind === 'unsupported' ? reading.unsupported : [];
  return [
    ...reading.abilities.flatMap((ability) => JSON.stringify(ability, null, 2).split('\n')),
    ...(missing.length === 0 ? [paint.green('executed')] : []),
    ...missing.map(({ path, kind }) => paint.yellow(`read, but not yet executed: ${kind} at ${path}`)),
  ];
}
