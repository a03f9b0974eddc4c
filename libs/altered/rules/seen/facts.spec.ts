import { describe, expect, it } from '@jest/globals';
import type { CardDefinition, Effect } from '#altered/abilities';
import type { Fact } from '#record';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  reaction,
  spell,
  step,
  Table,
  watched,
} from '#altered/testing';

/** Converts a fact about a card or a reaction to a short text. */
const brief = (fact: Fact): string[] => {
  if (fact.kind === 'card') return [`${fact.card.name ?? 'a card'} ${fact.verb}`];
  if (fact.kind === 'counter')
    return [`${fact.on?.name ?? 'a player'} ${fact.name} ${fact.delta} ${fact.how}`];
  if (fact.kind === 'reaction-activated')
    return [`${fact.source.name ?? 'a card'} says ${fact.says ?? 'nothing'}`];
  return fact.kind === 'about' ? [`about ${fact.card.name ?? 'a card'}`] : [fact.kind];
};

/** Plays a spell with an effect, and returns the resulting facts. */
const cast = (does: Effect, landmark: readonly CardDefinition[] = [], hero: readonly CardDefinition[] = []) =>
  watched(
    new Table({
      seats: [{ hand: [spell('Gust', { abilities: [effect(does)] })], landmark, hero, mana: 1 }, {}],
    }),
    [['play Gust']],
  ).flatMap(({ facts }) => facts.flatMap(brief));

describe('facts', () => {
  it('a sacrificed card is sacrificed, not merely discarded', () => {
    const facts = cast(step({ kind: 'sacrifice', what: { type: 'permanent' } }), [permanent('Barge')]);
    expect(facts).toContain('Barge sacrificed');
    expect(facts).not.toContain('Barge discarded');
  });

  it('a token is created', () => {
    const token = { name: 'Bug', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    expect(cast(step({ kind: 'create', token, in: 'your-hero' }))).toContain('Bug created');
  });

  it('a spell is played and goes to Reserve', () => {
    const facts = cast(step({ kind: 'draw', count: 1 }));
    expect(facts).toEqual(expect.arrayContaining(['Gust played', 'Gust put-in-reserve', 'Blank drawn']));
  });

  it('an object that ceases to exist loses its counters', () => {
    const grows = character('Kite', { abilities: [reaction(joins, gainCounters('boost', 2))] });
    const seen = watched(new Table({ seats: [{ hand: [grows], mana: 1 }, {}] }), [
      ['play Kite hero'],
      ['pass'],
      ['pass'],
    ]);
    const facts = seen.flatMap((step) => step.facts.flatMap(brief));
    expect(facts).toEqual(expect.arrayContaining(['Kite boost 2 changed', 'Kite boost -2 left']));
  });

  it("contain the line of a card's own reaction, but no line of a granted reaction", () => {
    const own = reaction(joins, gainCounters('boost'));
    const given = reaction(joins, gainCounters('spark'));
    const lender = permanent('Lender', {
      abilities: [passive({ kind: 'abilities', of: { type: 'character' }, gain: [given] })],
    });
    const kite = character('Kite', { text: ['When I join: 1 boost.'], abilities: [own] });
    const table = new Table({ seats: [{ hand: [kite], landmark: [lender], mana: 1 }, {}] });
    const says = watched(table, [['play Kite hero']]).flatMap((step) => step.facts.flatMap(brief));
    expect(says.filter((line) => line.includes(' says '))).toEqual([
      'Kite says When I join: 1 boost.',
      'Kite says nothing',
    ]);
  });

  it('distinguish played cards from cards that only change', () => {
    const table = new Table({ seats: [{ hand: [character('Kite')], mana: 1 }, {}] });
    const [played, paid] = watched(table, [['play Kite hero']])
      .filter(({ event }) => event.kind === 'StepResolved')
      .map(({ facts }) => facts.flatMap(brief));
    expect(played).toEqual(['Kite played']);
    expect(paid).toEqual(['about Orb 1']);
  });
});
