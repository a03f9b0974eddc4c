import { printOf } from '#altered/abilities';
import { z } from 'zod';
import { fail, isPlain, ok, shortened, type Problem, type Result } from '#record';
import type { CardFact } from './card-facts.js';
import type { CardErrorCode } from './error-codes.js';
import { cardsMeantBy, type CardsMeant, type LegalityChange, type LegalityPatch } from './legality.js';
import { factionCodes, referenceForm } from './public-format.js';

/** The facts of a card list, with notes on entries that could not be read. */
export interface CardList {
  readonly facts: readonly CardFact[];
  readonly left: readonly { readonly message: string; readonly line: number | null }[];
}

type Read = Result<CardList, Problem<CardErrorCode>>;

/** The maximum number of rows in a list: many times the number of prints. */
const mostRows = 100_000;
const day = z.iso.date();
const words = z.string().max(2000).refine(isPlain);

/** The form of collector numbers, such as `BTG-010-R`. */
export const collectorForm = /^([A-Z0-9]+-(?:[A-Z]{1,2}-)?\d{1,3})-([A-Z])(?:-(\d+))?(?:-[A-Z]{2})?$/;

const row = /^([A-Z0-9_]{3,60})[;,\t](.{0,60})$/;

/** Parses a list of collector numbers, with `REFERENCE;NUMBER` in each line. Null for other text. */
export function numbersIn(text: string): Read | null {
  const lines = text.split(/\r\n?|\n/);
  const [first = ''] = lines;
  if (!row.test(first) && !/^"?reference"?[;,]/i.test(first)) return null;
  if (lines.length > mostRows)
    return fail({
      code: 'CARDS_TOO_LARGE',
      message: `The list has ${lines.length} lines. The limit is ${mostRows}.`,
      advice: 'Import the list in several files.',
    });
  const numbers = new Map<string, string>();
  const left: CardList['left'][number][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && !row.test(line))) continue;
    const [, reference = '', number = ''] = row.exec(line) ?? [];
    const say = (what: string): void => void left.push({ message: what, line: index + 1 });
    if (printOf(reference) === null) say(`"${shown(line)}" does not begin with a card reference.`);
    else if (!collectorForm.test(number))
      say(`${reference} has the invalid collector number "${shown(number)}".`);
    else if ((numbers.get(reference) ?? number) !== number)
      say(`An earlier line gives ${reference} a different number: ${numbers.get(reference)}.`);
    else numbers.set(reference, number);
  }
  const facts = Array.from(numbers, ([key, value]): CardFact => ({ kind: 'number', key, value }));
  return ok({ facts, left });
}

const shown = (text: string): string => shortened(isPlain(text) ? text : '…', 60);

const family = /^[A-Z]{2}_\d{1,3}$/;
const span = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);
const ranges = z.record(
  z.string().regex(family),
  z.partialRecord(z.enum(factionCodes), z.array(span).max(5000)),
);

/**
 * Parses a list that gives the factions of unique cards by serial number. Only the name of the file states the set, as
 * in `…-ALIZE.json`.
 */
function factionsIn(value: object, file: string): Read | null {
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => family.test(key))) return null;
  const read = ranges.safeParse(value);
  if (!read.success) return fail(malformed('faction by serial number', read.error));
  const set = /(?:^|[^A-Z0-9])([A-Z0-9]{2,})\.json$/.exec(file)?.[1];
  if (set === undefined)
    return fail({
      code: 'CARDS_SET_UNKNOWN',
      message: 'The file lists the factions of unique cards but does not name their set.',
      advice: 'Name the file after the set, as in unique-faction-ranges-ALIZE.json.',
    });
  const facts = Object.entries(read.data).map(([key, spans]): CardFact => {
    const [faction = '', number = ''] = key.split('_');
    const all = Object.entries(spans);
    return {
      kind: 'unique-factions',
      key: `${set}_${faction}_${number.padStart(2, '0')}`,
      value: Object.fromEntries(all) as (CardFact & { kind: 'unique-factions' })['value'],
    };
  });
  return ok({ facts, left: [] });
}

const malformed = (what: string, { issues: [issue] }: z.ZodError): Problem<CardErrorCode> => ({
  code: 'CARDS_LIST_MALFORMED',
  message: `The ${what} list is malformed at ${shown(issue?.path.join('.') ?? '')}: ${issue?.message ?? ''}.`,
  advice: 'Download the list again.',
});

const named = z.object({ name: words });
const names = z.array(named).max(1000).nullish();
const season = z.object({
  effective_date: day,
  article: z.object({ title: words.nullish() }).nullish(),
  erratas: z
    .array(named.extend({ updated: z.string().max(4000) }))
    .max(1000)
    .nullish(),
  suspensions: z.object({ add: names, stay: names, remove: names }).nullish(),
  banned: names,
});
const seasons = z.object({ patches: z.array(season).max(1000) });
const updates = z.object({
  date: day,
  description: words.nullish(),
  updates: z
    .array(
      z.object({
        reference: z.string().max(60).regex(referenceForm),
        fields: z.object({ isSuspended: z.boolean().nullish(), isBanned: z.boolean().nullish() }),
      }),
    )
    .max(10_000),
});

const patch = (value: LegalityPatch): CardFact => ({
  kind: 'legality',
  key: `${value.from} ${value.title}`,
  value,
});

const symbols: Readonly<Record<string, string>> = {
  ...{ etb: '{J}', hand: '{H}', reserve: '{R}', exhaust: '{T}', discard: '{D}', infinity: '{I}' },
  ...{ forest: '{V}', mountain: '{M}', water: '{O}' },
};

/** Converts HTML to plain text, with symbols in braces. */
const plainText = (html: string): string =>
  html
    .replace(
      /<span class="altered-([a-z0-9]+)"><\/span>/g,
      (_, symbol: string) => symbols[symbol] ?? `{${symbol.toUpperCase()}}`,
    )
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&mdash;', '—')
    .replaceAll('&amp;', '&')
    .trim();

/** Parses the legality changes of tournament seasons. */
function seasonsIn(value: object): Read {
  const read = seasons.safeParse(value);
  if (!read.success) return fail(malformed('legality', read.error));
  const left: CardList['left'][number][] = [];
  const facts = read.data.patches.map((published) => {
    const meant = (entries: typeof published.banned): readonly CardsMeant[] =>
      (entries ?? []).flatMap(({ name }) => {
        const cards = cardsMeantBy(name);
        if (cards === null)
          left.push({ message: `"${shown(name)}" does not match any known card.`, line: null });
        return cards ?? [];
      });
    const changed = (
      entries: typeof published.banned,
      becomes: LegalityChange['becomes'],
    ): readonly LegalityChange[] => meant(entries).map((cards) => ({ cards, becomes }));
    const { add, stay, remove } = published.suspensions ?? {};
    const isText = (erratum: { readonly text: string }): boolean =>
      isPlain(erratum.text.replaceAll('\n', ' '));
    return patch({
      from: published.effective_date,
      title: published.article?.title ?? '',
      changes: [
        ...changed(remove, 'legal'),
        ...changed(stay, 'suspended'),
        ...changed(add, 'suspended'),
        ...changed(published.banned, 'banned'),
      ],
      errata: (published.erratas ?? [])
        .flatMap(({ name, updated }) =>
          meant([{ name }]).map((cards) => ({ cards, text: plainText(updated) })),
        )
        .filter(isText),
    });
  });
  return ok({ facts, left });
}

/** Parses the legality changes of individual references, by day. */
function updatesIn(value: object): Read {
  const read = updates.safeParse(value);
  if (!read.success) return fail(malformed('legality', read.error));
  const { date, description, updates: all } = read.data;
  const changes = all.flatMap(
    ({ reference, fields: { isBanned, isSuspended } }): readonly LegalityChange[] => {
      if (isBanned == null && isSuspended == null) return [];
      const becomes = isBanned === true ? 'banned' : isSuspended === true ? 'suspended' : 'legal';
      return [{ cards: { reference }, becomes }];
    },
  );
  return ok({ facts: [patch({ from: date, title: description ?? '', changes, errata: [] })], left: [] });
}

/** Parses a list of facts about cards: factions of unique cards, or legality. Null for other documents. */
export function listIn(value: unknown, file: string): Read | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if ('patches' in value && Array.isArray(value.patches) && value.patches.length > 0) return seasonsIn(value);
  if ('updates' in value && 'date' in value) return updatesIn(value);
  return factionsIn(value, file);
}
