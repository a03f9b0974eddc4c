import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogueOf, holdsCards, readCardFile } from '#altered/cards';
import { altered, type Action, type State } from '#altered/rules';
import { planOf, review } from '#analysis';
import { gameModules } from '#games';
import { printedCards, readGame, textOfFile } from '#interchange';
import { Replay } from '#projections';
import { invariant, omniscient, seatViewer, spectator } from '#record';
import { sharedPaths } from '#record/testing';
import { unjudgedIn } from './unjudged.js';

// Slow: reproduces a game from another platform under the rules and reviews it.

const [cards = '', folder = ''] = sharedPaths('cards', 'interchange/bga-games');

/** Returns a short game as one of its players can save it. */
function ownLog(): Replay<State, Action> {
  const catalogue = catalogueOf(
    readdirSync(cards)
      .sort()
      .filter((name) => name.endsWith('.json') && holdsCards(readFileSync(path.join(cards, name), 'utf8')))
      .flatMap((name) => {
        const read = readCardFile(readFileSync(path.join(cards, name), 'utf8'), name);
        invariant(read.ok, `${name} is a file of cards`);
        return read.value.cards;
      }),
  );
  const text = textOfFile(readFileSync(path.join(folder, 'game-1.json.gz')));
  invariant(text.ok, 'the log is a text');
  const game = readGame([text.value], gameModules, printedCards(catalogue));
  invariant(game.ok, 'the log is a game');
  return new Replay<State, Action>(altered, game.value.events);
}

const isThere = folder !== '';
const OWNER = 0;
const request = { seed: '1', playouts: 6, viewer: omniscient, lists: true };

(isThere ? describe : describe.skip)('the log of one player', () => {
  // Jest runs the body of a `describe` even if the `describe` is skipped. If the files are missing, the body must end
  // here.
  if (!isThere) return it('is evaluated', () => undefined);
  const replay = ownLog();
  const end = replay.before(replay.events.length);
  const shown = altered.bots.shown?.(end);
  invariant(shown, 'the log leaves cards unknown');
  const blank = (state: State): number =>
    state.items.filter(
      (item, index) => item.kind === 'card' && item.reference === 'UNKNOWN' && state.stays[index],
    ).length;

  it('has evaluated decisions for that player, and only decisions with known hands for the other player', () => {
    const found = review(replay as unknown as Replay, request);
    const open = planOf(replay, request).positions.filter(
      ({ evaluated }) => evaluated?.decision.seat === OWNER,
    );
    expect(open.length).toBeGreaterThan(20);
    expect(found.decisions.filter(({ seat }) => seat === OWNER)).toHaveLength(open.length);
    expect(found.points.every(({ error }) => error !== null)).toBe(true);
    for (const { revision, seat } of found.decisions)
      expect(altered.see.unknownInHand?.(replay.before(revision + 1), seat)).toBe(0);
  });

  it('has its unknown cards dealt as the whole log shows them, while known cards stay unchanged', () => {
    for (const { revision } of planOf(replay, request).positions.slice(0, 40)) {
      const state = replay.before(revision + 1);
      const dealt = altered.bots.deal(state, { viewer: seatViewer(OWNER), lists: true, shown }, 'a');
      expect(blank(state)).toBeGreaterThan(0);
      expect(blank(dealt)).toBe(0);
      expect(dealt.seats.map(({ deck, hand, mana }) => [deck, hand, mana])).toEqual(
        state.seats.map(({ deck, hand, mana }) => [deck, hand, mana]),
      );
      expect(dealt.seats[OWNER]?.hand.map((item) => dealt.items[item])).toEqual(
        state.seats[OWNER]?.hand.map((item) => state.items[item]),
      );
      for (const [seat, deck] of shown.decks.entries()) {
        const own = dealt.items.flatMap((item, index) =>
          item.kind === 'card' && item.owner === seat && dealt.stays[index] ? [item.reference] : [],
        );
        for (const reference of new Set(deck))
          expect(own.filter((card) => card === reference).length).toBeGreaterThanOrEqual(
            deck.filter((card) => card === reference).length,
          );
      }
    }
  });

  it('has the same deal for the same seed, and another deal for another seed', () => {
    const state = replay.before((planOf(replay, request).positions[5]?.revision ?? 0) + 1);
    const dealt = (seed: string): unknown =>
      altered.bots.deal(state, { viewer: omniscient, lists: true, shown }, seed).items;
    expect(dealt('a')).toEqual(dealt('a'));
    expect(dealt('a')).not.toEqual(dealt('b'));
  });

  it('gives viewers who see no hand a reason instead of evaluated decisions', () => {
    const none = { decisions: [] };
    expect(unjudgedIn(none, replay as unknown as Replay, seatViewer(1), 'en')).toMatchObject({
      reason: 'hands',
    });
    expect(unjudgedIn(none, replay as unknown as Replay, spectator, 'it')).toMatchObject({
      reason: 'perspective',
    });
    const evaluated = { decisions: review(replay as unknown as Replay, request).decisions.slice(0, 1) };
    expect(unjudgedIn(evaluated, replay as unknown as Replay, omniscient, 'en')).toBeNull();
  });
});
