import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { abilityProblems, unsupported } from '#altered/abilities';
import { contradictions, sharedPaths } from '#testing';
import { compileText, lineCompiler, printLine, type CompiledLine, type LineContext } from './index.js';

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');
const [decks = ''] = sharedPaths('cards/decks');
const isThere = files.length > 0;

interface PublicCard {
  readonly reference: string;
  readonly set: string;
  readonly type: string;
  readonly mainEffect: string | null;
  readonly echoEffect: string | null;
  readonly completedEffect?: string | null;
}

const typeOf = (type: string): LineContext['type'] => {
  if (type.startsWith('TOKEN')) return 'token';
  return type.endsWith('PERMANENT') ? 'permanent' : (type.toLowerCase() as LineContext['type']);
};

/** Distinct lines, of the first sets and of the later ones. */
function linesOf(cards: readonly PublicCard[]) {
  const first = new Map<string, CompiledLine>();
  const later = new Map<string, CompiledLine>();
  const compile = lineCompiler();
  for (const card of cards) {
    const { lines } = compileText({ ...card, type: typeOf(card.type) }, compile);
    const isFirst = card.set === 'CORE' || card.set === 'COREKS';
    for (const line of Object.values(lines).flat()) (isFirst ? first : later).set(line.text, line);
  }
  for (const text of first.keys()) later.delete(text);
  return { first: [...first.values()], later: [...later.values()] };
}

const share = (some: readonly unknown[], all: readonly unknown[]): number => some.length / all.length;
const isExecutable = (line: CompiledLine): boolean =>
  line.kind === 'parsed' && line.abilities.every((ability) => unsupported(ability).length === 0);

(isThere ? describe : describe.skip)('the text of published cards', () => {
  const cards = isThere
    ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly PublicCard[])
    : [];
  const { first, later } = linesOf(cards);
  const all = [...first, ...later];
  const parsed = all.flatMap((line) => (line.kind === 'parsed' ? [line] : []));

  it('is printed as it was read', () => {
    const changed = parsed.filter(({ text, abilities }) => printLine(abilities) !== text);
    expect(changed.map(({ text }) => text)).toEqual([]);
  });

  it('is read into well-formed abilities', () => {
    const problems = parsed.flatMap(({ text, abilities }) =>
      abilityProblems(abilities).map(({ path, reason }) => `${text}: ${path} ${reason}`),
    );
    expect(problems).toEqual([]);
  });

  it('means what it says', () => {
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((one) => `${text}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is never ambiguous', () => {
    expect(all.filter(({ kind }) => kind === 'ambiguous').map(({ text }) => text)).toEqual([]);
  });

  it('is read as far as it was before', () => {
    expect(all.filter(({ kind }) => kind !== 'parsed').map(({ text }) => text)).toEqual([]);
    expect(share(first.filter(isExecutable), first)).toBeGreaterThanOrEqual(0.97);
  });

  it('of the starter decks is read, and executed on cards of the first sets', () => {
    const lists = readdirSync(decks).filter((name) => name.endsWith('.txt'));
    const inDecks = new Set(
      lists.flatMap((name) => readFileSync(path.join(decks, name), 'utf8').match(/ALT_\w+/g) ?? []),
    );
    const compile = lineCompiler();
    const linesOfCards = (some: readonly PublicCard[]): readonly CompiledLine[] =>
      some.flatMap((card) =>
        Object.values(compileText({ ...card, type: typeOf(card.type) }, compile).lines).flat(),
      );
    const played = cards.filter(({ reference }) => inDecks.has(reference));
    const firstSets = played.filter(({ set }) => set === 'CORE' || set === 'COREKS');
    const unread = linesOfCards(played).filter(({ kind }) => kind !== 'parsed');
    const notExecuted = linesOfCards(firstSets).filter((line) => !isExecutable(line));
    expect(unread.map(({ text }) => text)).toEqual([]);
    expect(notExecuted.map(({ text }) => text)).toEqual([]);
    expect(played.length).toBeGreaterThan(0);
  });
});
