import { Command, Option } from 'commander';
import { unknowable, unsupported, type Ability } from '#altered/abilities';
import { compileLine, explainLine, type Box, type CompiledLine, type LineContext } from '#altered/text';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';

interface Options {
  readonly type: LineContext['type'];
  readonly box: Box;
}

const types = ['character', 'spell', 'permanent', 'hero', 'mana', 'token'] as const;
const boxes = ['main', 'support', 'feat'] as const;

export const readText = (add: Add): void =>
  add<Options>(
    new Command('text')
      .description('show how a line of card text is read, or where reading stops and what was expected')
      .argument('<line>', 'the line, as printed on the card')
      .addOption(
        new Option('-t, --type <type>', 'type of the card it stands on').choices(types).default('character'),
      )
      .addOption(new Option('-b, --box <box>', 'text box it stands in').choices(boxes).default('main'))
      .addHelpText(
        'after',
        examples('retrace text "{J} Draw a card."', 'retrace text "Draw a card." --type spell'),
      ),
    tellText,
  );

async function tellText(output: Output, [text = '']: readonly string[], options: Options): Promise<ExitCode> {
  const line = compileLine(text, options.box, { type: options.type });
  output.document(line);
  output.lines(...drawLine(output, line));
  return line.kind === 'parsed' ? exitCodes.ok : exitCodes.failed;
}

function drawLine(output: Output, line: CompiledLine): string[] {
  if (line.kind !== 'parsed') return explainLine(line).split('\n');
  return line.abilities.flatMap((ability) => [
    ...JSON.stringify(ability, null, 2).split('\n'),
    ...drawExecution(output, ability),
  ]);
}

function drawExecution({ theme: { paint } }: Output, ability: Ability): string[] {
  const missing = [...unsupported(ability), ...unknowable(ability)];
  if (missing.length === 0) return [paint.green('executed')];
  return missing.map(({ path, kind }) => paint.yellow(`read, but not yet executed: ${kind} at ${path}`));
}
