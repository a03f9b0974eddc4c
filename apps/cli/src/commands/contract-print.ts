import { openContracts, textOf, type Contract } from '#contracts';
import type { Locale } from '#record';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { drawTable } from '../terminal/table.js';
import { capital, counted } from '../terminal/text.js';
import type { Theme } from '../terminal/theme.js';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const namesOf = ({ reference, name, names }: Contract): readonly string[] =>
  [reference, name, ...Object.values(names ?? {})].map(plain);

/**
 * Returns the contracts whose reference or name equals the text, in any language. If there are none, returns the
 * contracts whose reference or name begins with the text.
 */
export function contractsNamed(given: string): readonly Contract[] {
  const wanted = plain(given);
  if (wanted === '') return [];
  const all = openContracts();
  const exact = all.filter((contract) => namesOf(contract).includes(wanted));
  if (exact.length > 0) return exact;
  return all.filter((contract) => namesOf(contract).some((name) => name.startsWith(wanted)));
}

const linesOf = (contract: Contract, locale: Locale): readonly string[] =>
  locale === 'en' ? contract.text : textOf(contract.abilities, locale);

const documentOf = (contract: Contract, locale: Locale) => ({
  game: 'contracts',
  reference: contract.reference,
  name: contract.name,
  type: contract.type,
  faction: contract.faction,
  cost: contract.cost,
  attack: contract.attack ?? null,
  health: contract.health ?? null,
  durability: contract.durability ?? null,
  lines: linesOf(contract, locale).map((text) => ({ text, support: false, executed: contract.executed })),
});

/** Prints a single contract with its details, or only the names of several. */
export function tellContracts(output: Output, contracts: readonly Contract[], locale: Locale): ExitCode {
  const [contract, ...others] = contracts;
  if (contract === undefined) return exitCodes.notFound;
  if (others.length === 0) {
    output.document(documentOf(contract, locale));
    output.lines(...drawContract(output.theme, contract, locale));
    return exitCodes.ok;
  }
  output.document({ cards: contracts.map((printed) => documentOf(printed, locale)) });
  const rows = contracts.map(({ reference, name, type, faction }) => [
    reference,
    name,
    type,
    faction ?? 'pure',
  ]);
  output.lines(
    `${counted(contracts.length, 'card')} match:`,
    '',
    ...drawTable(
      output.theme,
      [{ title: 'Reference' }, { title: 'Name' }, { title: 'Type' }, { title: 'Element' }],
      rows,
    ),
  );
  return exitCodes.ok;
}

const costOf = ({ cost }: Contract): string =>
  Object.entries(cost)
    .filter(([, count]) => count > 0)
    .map(([mana, count]) => `${count} ${mana}`)
    .join(', ') || 'nothing';

const statisticsOf = ({ attack, health, durability }: Contract): string =>
  Object.entries({ attack, health, durability })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
    .join(', ');

function drawContract(theme: Theme, contract: Contract, locale: Locale): readonly string[] {
  const { paint } = theme;
  const name = locale === 'en' ? contract.name : (contract.names?.[locale] ?? contract.name);
  const statistics = statisticsOf(contract);
  return [
    `${paint.bold(name)}  ${paint.dim(contract.reference)}`,
    `${capital(contract.type)} · ${capital(contract.faction ?? 'pure')} · Contracts`,
    `cost ${costOf(contract)}`,
    ...(statistics === '' ? [] : [statistics]),
    '',
    ...linesOf(contract, locale).map((line) => `  ${line}`),
  ];
}
