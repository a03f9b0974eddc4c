import { describe, expect, it } from '@jest/globals';
import { playGame, randomBot } from '#analysis';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import {
  invariant,
  omniscient,
  seatViewer,
  spectator,
  type CardFact,
  type Locale,
  type Viewer,
} from '#record';
import { recorded } from '#record/testing';
import { cardNamer } from './printed-cards.js';
import { turningWords } from './turning-words.js';

const played = (id: string): Replay => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'the game can be played');
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Odile'], seed: 'turns' });
  const record = playGame(game.module, setup, [randomBot('a'), randomBot('b')]);
  invariant(record.ok, 'it is played');
  return new Replay(game.module, recorded(record.value, 'turns'));
};

/** Returns the cards that a viewer sees move to hands or mana in part of a record. */
const cardsIn = (replay: Replay, revision: number, until: number, viewer: Viewer): readonly CardFact[] =>
  replay.events.slice(revision + 1, until + 1).flatMap(({ event }, index) => {
    const before = replay.before(revision + 1 + index);
    return replay.module.tell
      .facts(replay.module.see.mask(event, before, viewer), before)
      .filter((fact) => fact.kind === 'card')
      .filter(({ verb, card }) => card.name !== null && (verb === 'drawn' || verb === 'put-in-mana'));
  });

describe.each(['altered', 'contracts'])('a turning point of %s at which cards are drawn', (id) => {
  const replay = played(id);
  const first = replay.clocks.findIndex(({ day }) => day === 2);
  const [revision, until] = [first - 1, first + 12];
  const cards = cardsIn(replay, revision, until, omniscient);
  const namesOf = (locale: Locale): readonly string[] =>
    cards.map(({ card }) =>
      cardNamer(replay, locale)({ reference: card.reference ?? '', name: card.name ?? '' }),
    );
  const wordsFor = (viewer: Viewer, locale: Locale = 'en'): string => {
    const turning = { revision, until, seat: 0, before: 0.3, after: 0.6, given: 0 };
    return turningWords(turning, replay, [], viewer, locale);
  };

  it('has their names if all cards are visible, in each language', () => {
    expect(cards.length).toBeGreaterThan(0);
    for (const locale of ['en', 'it', 'fr'] as const)
      for (const name of namesOf(locale)) expect(wordsFor(omniscient, locale)).toContain(name);
  });

  it('has no names of cards that the viewer may not see', () => {
    const hidden = (viewer: Viewer) => {
      const seen = cardsIn(replay, revision, until, viewer).map(({ card }) => card.item);
      return cards.filter(({ card }) => !seen.includes(card.item));
    };
    for (const viewer of [spectator, seatViewer(0), seatViewer(1)])
      for (const { card } of hidden(viewer)) expect(wordsFor(viewer)).not.toContain(card.name);
    expect(hidden(spectator).length).toBeGreaterThan(0);
  });
});
