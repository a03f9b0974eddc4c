import { describe, expect, it } from '@jest/globals';
import { setupFor, type Deck } from '#altered/cards';
import type { CardDefinition } from '#altered/abilities';
import { altered, type BoosterModeId, type State } from '#altered/rules';
import { omniscient, seatViewer, spectator, type Choice, type GameEvent, type Setup } from '#record';
import {
  character,
  checkedAltered,
  effect,
  hero,
  spell,
  statistics,
  step,
  Table,
  tableOf,
  type Does,
  effectOf,
} from '#altered/testing';
import { playAndCheck } from '#analysis/testing';

const war = { mode: 'booster-war' } as const;
const strong = character('Strong', statistics(3, 3, 3));
const dear = character('Dear', { ...statistics(2, 2, 2), handCost: 9, reserveCost: 9 });

/** Returns a booster with a Hero and eleven characters that differ in name and cost. */
const booster = (name: string): Deck => {
  const cards: readonly CardDefinition[] = Array.from({ length: 11 }, (_, index) =>
    character(`${name} ${index + 1}`, { handCost: index + 1 }),
  );
  const own = hero(`Hero of ${name}`);
  return { name, hero: own, entries: [own, ...cards].map((card) => ({ count: 1, card })) };
};

const setupOf = (mode: BoosterModeId, edition = '4.0', seed = 'war'): Setup =>
  setupFor({
    decks: [booster('A'), booster('B')],
    names: ['Ada', 'Ben'],
    seed,
    edition,
    format: mode,
    options: { mode },
  });

/**
 * Plays a game. `choose` makes one choice. `passing` makes all choices until a condition is true: it passes turns, and
 * takes the first options of other decisions.
 */
class Game {
  readonly events: GameEvent[] = [];
  state: State;

  constructor(setup: Setup) {
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    this.events.push(...started.value.events);
    ({ state: this.state } = started.value);
  }

  get pending() {
    return altered.play.legal(this.state);
  }

  choose(choice: Choice): this {
    const decided = altered.play.decide(this.state, this.pending?.seat ?? 0, choice);
    if (!decided.ok) throw new Error(decided.error.message);
    this.events.push(...decided.value.events);
    ({ state: this.state } = decided.value);
    return this;
  }

  passing(until: (state: State) => boolean): this {
    while (this.pending !== null && !until(this.state)) {
      const { kind, options, min } = this.pending;
      this.choose(kind === 'turn' ? ['pass'] : options.slice(0, min).map(({ key }) => key));
    }
    return this;
  }

  get steps() {
    return this.events.flatMap((event) => (event.kind === 'StepResolved' ? [event] : []));
  }

  verbs(): string[] {
    return this.steps.map(({ verb }) => verb);
  }
}

describe.each(['1.0', '4.0'] as const)('a Booster War by edition %s', (edition) => {
  it("M2.2 the booster's Hero starts in play and the other cards are shuffled", () => {
    const { state } = new Game(setupOf('booster-war', edition));
    for (const seat of state.seats) {
      expect(seat.hero).toHaveLength(1);
      expect(seat.deck.length + seat.hand.length).toBe(11);
    }
  });

  it('M2.5 each player draws six cards and has no mana orbs, and there is no Expand', () => {
    const game = new Game(setupOf('booster-war', edition));
    expect(game.pending?.kind).toBe('turn');
    expect(game.state.seats.map(({ hand, mana }) => [hand.length, mana.length])).toEqual([
      [6, 0],
      [6, 0],
    ]);
    game.passing(({ day }) => day === 3);
    expect(game.verbs()).not.toContain('expand');
    expect(game.verbs()).not.toContain('make-mana-orbs');
  });

  it('M2.4 any mana cost can be paid, and no orb is exhausted', () => {
    const table = tableOf({ hand: [dear] }, {}, { ...war, edition }).play('Dear', 'hero');
    expect(table.names('hero', 0)).toEqual(['Dear']);
    expect(table.verbs()).not.toContain('pay');
    const orbs = tableOf({ hand: [dear], mana: 2 }, {}, { ...war, edition }).play('Dear', 'hero');
    expect(orbs.orbs(0)).toBe(2);
  });

  it('M2.4, 6.5.d a mana payment always counts as done, unlike other impossible actions', () => {
    const drawn = (first: Does): number => {
      const deal = spell(
        'Deal',
        effect({ kind: 'if-you-do', first: effectOf(first), then: step({ kind: 'draw', count: 1 }) }),
      );
      const table = tableOf({ hand: [deal] }, {}, { ...war, edition }).play('Deal');
      if (table.keys().includes('yes')) table.choose('yes');
      return table.names('hand', 0).length;
    };
    expect(drawn('You may pay {2}.')).toBe(1);
    expect(drawn(step({ kind: 'discard', what: { all: { name: 'Nobody' } } }))).toBe(0);
  });

  it('M2.4 effects that create orbs have their usual effect', () => {
    const gift = spell(
      'Gift',
      effect(
        step({ kind: 'move', what: { choose: { zone: 'hand', controller: 'you' } }, to: { zone: 'mana' } }),
      ),
    );
    const table = tableOf({ hand: [gift, dear] }, {}, { ...war, edition }).play('Gift');
    expect(table.state.seats[0]?.mana).toHaveLength(1);
  });

  it('M2.6 each player draws three cards in the Morning', () => {
    const table = tableOf({}, {}, { from: 'morning', ...war, edition });
    expect(table.names('hand', 0)).toHaveLength(3);
    expect(table.step('draw').rules).toContain('M2.6');
    const usual = tableOf({}, {}, { from: 'morning', edition });
    expect(usual.names('hand', 0)).toHaveLength(2);
  });

  it('M2.7 after four days, the player who has moved farther wins', () => {
    const table = tableOf({ at: { hero: 1, companion: 7 } }, {}, { from: 'night', day: 4, ...war, edition });
    expect(table.state.result).toEqual({ kind: 'outcome', winners: [0], reason: 'ahead', rule: 'M2.7' });
    expect(table.happened()).toContain('ended | 0 by ahead');
  });

  it('M2.7 both expeditions count, and no day before the fourth is the last', () => {
    const at = {
      seats: [{ at: { hero: 2, companion: 7 } }, { at: { hero: 0, companion: 4 } }],
      from: 'night',
    } as const;
    expect(new Table({ ...at, day: 4, ...war, edition }).state.result?.winners).toEqual([1]);
    expect(new Table({ ...at, day: 3, ...war, edition }).state.result).toBeNull();
    expect(new Table({ ...at, day: 4, edition }).state.result).toBeNull();
  });

  it('M2.8 if the players are level after four days, they play a fifth without drawing', () => {
    const table = tableOf({ hero: [strong] }, {}, { from: 'night', day: 4, ...war, edition });
    expect(table.state.result).toBeNull();
    expect(table.state.day).toBe(5);
    expect(table.verbs()).not.toContain('draw');
    expect(table.names('hand', 0)).toEqual([]);
  });

  it('M2.8 the player who is ahead after the fifth day wins', () => {
    const table = tableOf({ companion: [strong] }, {}, { from: 'dusk', day: 5, ...war, edition });
    expect(table.state.result).toMatchObject({ winners: [0], reason: 'ahead', rule: 'M2.7' });
    expect(table.step('check-lead').rules).toContain('M2.8');
  });

  it('M2.9 if the players are level after the fifth day, both win', () => {
    const table = tableOf({}, {}, { from: 'night', day: 5, ...war, edition });
    expect(table.state.result).toEqual({ kind: 'outcome', winners: [0, 1], reason: 'level', rule: 'M2.9' });
  });

  it('M2.10 a player whose expeditions meet earlier wins as usual', () => {
    const table = tableOf(
      { hero: [strong], at: { hero: 3, companion: 4 } },
      { at: { hero: 3, companion: 5 } },
      { from: 'dusk', day: 2, ...war, edition },
    );
    expect(table.state.result).toMatchObject({ winners: [0], reason: 'expeditions-met' });
  });

  it('M2.11 a player with an empty deck does not lose', () => {
    const table = tableOf({ deck: [] }, { deck: [] }, { from: 'morning', ...war, edition });
    expect(table.state.result).toBeNull();
    expect(table.deciding).toMatch(/turn$/);
  });

  it('M2.12 a card that returns to hand can be played at most a hundred times a day', () => {
    const echo = spell('Echo', 'Put me in your hand.');
    const table = tableOf({ hand: [echo] }, {}, { ...war, edition });
    table.play('Echo').pass();
    for (let played = 1; played < 100; played++) table.play('Echo');
    expect(table.names('hand', 0)).toEqual(['Echo']);
    expect(table.options()).not.toContain('play Echo');
    expect(table.decide(0, [`play:${table.item('Echo')}`])).toMatchObject({
      ok: false,
      error: { rule: 'M2.12' },
    });
  });

  it('the game ends after four or five days, whatever the players choose', () => {
    for (const mode of ['booster-war', 'booster-war-ordered'] as const)
      for (let index = 0; index < 3; index++) {
        const found = playAndCheck(checkedAltered, setupOf(mode, edition, `war ${index}`), `war ${index}`, {
          resume: true,
        });
        expect(found.broken).toEqual([]);
        const days = found.events.flatMap((event) =>
          event.kind === 'StepResolved'
            ? event.actions.flatMap((action) => (action.kind === 'phase' ? [action.day] : []))
            : [],
        );
        expect(Math.max(...days)).toBeLessThanOrEqual(5);
        expect(found.events.at(-1)?.kind).toBe('GameEnded');
      }
  });
});

describe('an ordered Booster War', () => {
  const begun = () => new Game(setupOf('booster-war-ordered'));

  it('M2.3 each player secretly chooses the order of their deck', () => {
    const game = begun();
    const orders: string[][] = [[], []];
    for (let index = 0; index < 2; index++) {
      const { kind, seat = 0, options = [], ordered, hidden, min, max } = game.pending ?? {};
      expect({ kind, ordered, hidden, min, max }).toEqual({
        kind: 'order-deck',
        ordered: true,
        hidden: true,
        min: 11,
        max: 11,
      });
      const keys = options.map(({ key }) => key).reverse();
      orders[seat] = keys;
      game.choose(keys);
    }
    for (const [seat, { deck, hand }] of game.state.seats.entries())
      expect([...hand, ...deck].map(String)).toEqual(orders[seat]);
    expect(game.verbs()).not.toContain('shuffle-decks');
    expect(game.pending?.kind).toBe('turn');
  });

  it("M2.3 a player sees their own cards, but neither the other player's cards nor their order", () => {
    const game = begun();
    const first = game.state.pending?.seat ?? 0;
    game.passing(({ pending }) => pending?.kind === 'turn');
    let state = altered.fold.initial();
    for (const event of game.events) {
      const other = JSON.stringify(altered.see.mask(event as never, state, seatViewer(1 - first)));
      const nobody = JSON.stringify(altered.see.mask(event as never, state, spectator));
      const verb = event.kind === 'StepResolved' ? event.verb : '';
      if (verb === 'open-boosters') {
        expect(nobody).not.toMatch(/"items":\[/);
        expect(other.match(/"items":\[/g)).toHaveLength(1);
      }
      if (verb === 'order-decks') {
        expect(nobody).not.toMatch(/"item":\d/);
        expect(other.match(/"item":\d/g)).toHaveLength(11);
      }
      if (event.kind === 'DecisionRequested' && event.decision.kind === 'order-deck') {
        expect(nobody).toContain('"options":[]');
        expect(other.includes('"options":[]')).toBe(event.decision.seat === first);
      }
      if (event.kind === 'DecisionMade') {
        expect(nobody).toContain('"choice":[]');
        if (event.seat === first) expect(other).toContain('"choice":[]');
      }
      state = altered.fold.evolve(state, event as never);
      if (event.kind === 'DecisionMade' && game.events.indexOf(event) > 20) break;
    }
  });

  it('the log names the player who ordered a deck, in every language', () => {
    const game = begun().passing(({ pending }) => pending?.kind === 'turn');
    let state = altered.fold.initial();
    const lines: string[] = [];
    for (const event of game.events) {
      if (event.kind === 'StepResolved' && event.verb === 'order-decks')
        lines.push(
          ...(['en', 'it', 'fr'] as const).map(
            (locale) => altered.tell.event(event as never, state, omniscient, locale).text,
          ),
        );
      state = altered.fold.evolve(state, event as never);
    }
    expect(lines).toEqual([
      expect.stringContaining('arranges the deck'),
      expect.stringContaining('mette in ordine il mazzo'),
      expect.stringContaining('ordonne son deck'),
    ]);
  });
});

describe('an unknown mode', () => {
  it('a setup with an unknown mode is refused', () => {
    const setup = { ...setupOf('booster-war'), options: { mode: 'booster-peace' } };
    const started = altered.play.start(setup);
    expect(started.ok ? [] : started.error.map(({ code }) => code)).toEqual(['MODE_UNKNOWN']);
  });
});
