import { nearestReferences } from '#altered/cards';
import { openContracts, type Contract } from '#contracts';
import { fail, ok, type Problem, type Result } from '#record';

/** A line of a deck, with how often it has the contract. */
export interface ContractEntry {
  readonly count: number;
  readonly contract: Contract;
}

export interface ContractList {
  /** What the list calls itself. */
  readonly name: string | null;
  readonly entries: readonly ContractEntry[];
}

/** More copies than this of one contract are taken for a slip of the pen. */
const mostCopies = 40;
const lineAdvice = 'Write a number and a contract, as in: 3 Ember Imp';
const comment = /(^|\s)(#|\/\/).*$/;
const title = /^\s*(?:#|\/\/)\s*Deck:\s*(.+?)\s*$/;

/** `Ember Imp`, `ember-imp` and `EMBER IMP` name the same contract. */
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

function readLine(
  line: string,
  contracts: ReadonlyMap<string, Contract>,
): Result<ContractEntry, Omit<Problem, 'where'>> {
  const [, digits, name] = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line) ?? [];
  if (digits === undefined || name === undefined)
    return fail({
      code: 'DECK_LINE',
      message: 'This line is not a number of copies and a contract.',
      advice: lineAdvice,
    });
  const count = Number(digits);
  if (count < 1 || count > mostCopies)
    return fail({
      code: 'DECK_COUNT',
      message: `A deck cannot have ${digits} copies of ${name}.`,
      advice: count < 1 ? 'Leave the line out, or write at least 1.' : `Write at most ${mostCopies}.`,
    });
  const contract = contracts.get(key(name));
  if (contract !== undefined) return ok({ count, contract });
  const near = nearestReferences(key(name), contracts.keys());
  const suggestions = near.flatMap((one) => contracts.get(one)?.name ?? []);
  return fail({
    code: 'DECK_UNKNOWN_CARD',
    message: `No contract is called ${name}.`,
    advice:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}?`
        : 'Name one of the contracts that come with the game.',
    data: { reference: name, suggestions },
  });
}

/**
 * Reads a list of contracts: `<copies> <name or reference>` a line; blank lines and what follows `#` or `//` are skipped,
 * and a comment `# Deck: <name>` names the deck. Every problem is returned, with file and line: `DECK_LINE`, `DECK_COUNT`,
 * `DECK_UNKNOWN_CARD`, `DECK_EMPTY`.
 */
export function readContractList(list: string, file: string): Result<ContractList, readonly Problem[]> {
  const contracts = contractsByName();
  const problems: Problem[] = [];
  const entries: ContractEntry[] = [];
  let name: string | null = null;
  for (const [index, line] of list
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    name ??= title.exec(line)?.[1] ?? null;
    const words = line.replace(comment, '').trim();
    if (words === '') continue;
    const read = readLine(words, contracts);
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
