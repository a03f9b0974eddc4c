import type { GamesErrorCode } from './error-codes.js';
import { linesOfList, listBounds, nearestReferences, titleIn, withoutComment } from '#altered/cards';
import { openContracts, type Contract } from '#contracts';
import { fail, ok, type Problem, type Result } from '#record';

export interface ContractEntry {
  readonly count: number;
  readonly contract: Contract;
}

export interface ContractList {
  /** The deck's name in the list. Null if the list contains no name. */
  readonly name: string | null;
  readonly entries: readonly ContractEntry[];
}

/** The maximum number of copies in a line. A higher number is probably a typing error. */
const mostCopies = 40;
const lineAdvice = 'Write a number and a contract name, as in: 3 Ember Imp';

/** Normalises names: `Ember Imp`, `ember-imp` and `EMBER IMP` are the same contract. */
const key = (text: string): string =>
  text
    .replaceAll("'", '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');

const contractsByName = (): ReadonlyMap<string, Contract> =>
  new Map(
    openContracts().flatMap((contract) =>
      [contract.reference, contract.name, ...Object.values(contract.names ?? {})].map(
        (name) => [key(name), contract] as const,
      ),
    ),
  );

/** Splits `3 Ember Imp`, `3x Ember Imp` or `3 x Ember Imp` into number and name. Takes linear time. */
function countAndName(line: string): readonly [string | undefined, string] {
  const digits = /^\d+/.exec(line)?.[0];
  const rest = line.slice(digits?.length ?? 0);
  const times = /^\s*[x×](?=\s)/i.exec(rest)?.[0].length ?? 0;
  const name = rest.slice(times);
  return [digits, /^\s/.test(name) ? name.trim() : ''];
}

/**
 * Parses a line of a deck list. If `isHelped` is true, suggests names for a misspelt name. This is slower, because the
 * name is compared with all contracts.
 */
function readLine(
  line: string,
  contracts: ReadonlyMap<string, Contract>,
  isHelped: boolean,
): Result<ContractEntry, Omit<Problem<GamesErrorCode>, 'where'>> {
  const [digits, name] = countAndName(line);
  if (digits === undefined || name === '')
    return fail({
      code: 'DECK_LINE_INVALID',
      message: 'The line does not consist of a number of copies and a contract.',
      advice: lineAdvice,
    });
  const count = Number(digits);
  if (count < 1 || count > mostCopies)
    return fail({
      code: 'DECK_COUNT_INVALID',
      message: `A deck cannot have ${digits} copies of ${name}.`,
      advice:
        count < 1
          ? 'Leave the line out, or write a number of at least 1.'
          : `Write a number of at most ${mostCopies}.`,
    });
  const contract = contracts.get(key(name));
  if (contract !== undefined) return ok({ count, contract });
  const near = isHelped ? nearestReferences(key(name), contracts.keys()) : [];
  const suggestions = near.flatMap((key) => contracts.get(key)?.name ?? []);
  return fail({
    code: 'DECK_CARD_UNKNOWN',
    message: `The contract "${name}" does not exist.`,
    advice:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Use the name of a contract that comes with the game.',
    data: { reference: name, suggestions },
  });
}

/**
 * Reads a list of contracts. Each line is `<copies> <name or reference>`. Skips blank lines and text after `#` or `//`,
 * but the comment `# Deck: <name>` names the deck. Returns all problems with their file and line. Their codes are
 * `DECK_LINE_INVALID`, `DECK_COUNT_INVALID`, `DECK_CARD_UNKNOWN`, `DECK_EMPTY` and `DECK_LIST_TOO_LARGE`.
 */
export function readContractList(
  list: string,
  file: string,
): Result<ContractList, readonly Problem<GamesErrorCode>[]> {
  const contracts = contractsByName();
  const problems: Problem<GamesErrorCode>[] = [];
  const entries: ContractEntry[] = [];
  let name: string | null = null;
  const lines = linesOfList(list);
  if (list.length > listBounds.characters || lines.length > listBounds.lines)
    return fail([
      {
        code: 'DECK_LIST_TOO_LARGE',
        message:
          `The deck list has ${lines.length} lines and ${list.length} characters. The limits are ` +
          `${listBounds.lines} lines and ${listBounds.characters} characters.`,
        advice: 'Write one line for each distinct contract.',
        where: file,
      },
    ]);
  for (const [index, line] of lines.entries()) {
    name ??= titleIn(line);
    const words = withoutComment(line).trim();
    if (words === '') continue;
    const read = readLine(words, contracts, problems.length < listBounds.compared);
    if (read.ok) entries.push(read.value);
    else
      problems.push({
        ...read.error,
        where: `${file}:${index + 1}`,
        data: { ...read.error.data, line: index + 1 },
      });
  }
  if (entries.length === 0 && problems.length === 0)
    problems.push({
      code: 'DECK_EMPTY',
      message: 'The deck list has no contracts.',
      advice: lineAdvice,
      where: file,
    });
  return problems.length > 0 ? fail(problems) : ok({ name, entries });
}
