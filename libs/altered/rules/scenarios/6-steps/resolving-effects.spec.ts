import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  simultaneously,
  spell,
  step,
  Table,
  type Position,
} from '#testing';

const kite = character('Kite');
const anyone = { type: 'character' } as const;
const draw = step({ kind: 'draw', count: 1 });
const send: Effect = step({ kind: 'move', what: { all: anyone }, to: { zone: 'reserve' } });
const start = (
  does: Effect,
  seat: Position['seats'][0] = {},
  other: Position['seats'][1] = {},
  targets?: readonly TargetDefinition[],
): Table =>
  new Table({
    seats: [{ hand: [spell('Deed', { abilities: [effect(does, targets)] })], mana: 1, ...seat }, other],
  }).choose('play Deed');
const verbs = (table: Table): string[] =>
  table.events.flatMap((event) =>
    event.kind === 'StepResolved' && ['draw', 'resupply', 'move', 'counters'].includes(event.verb)
      ? [event.verb]
      : [],
  );

describe('what has to be done, and what may be', () => {
  it('6.5.a what an effect says is done without asking', () => {
    const table = start(sequence(draw, resupply));
    expect(verbs(table)).toEqual(['draw', 'resupply']);
    expect(table.events.filter(({ kind }) => kind === 'DecisionRequested')).toHaveLength(2);
  });

  it('6.5.a who has to choose one object chooses one', () => {
    const table = start(step({ kind: 'sacrifice', what: anyone }), { hero: [kite, character('Owl')] });
    expect(table.decide(0, [])).toMatchObject({ ok: false });
  });

  it('6.5.b what may be done is asked just before it, and skipped by who declines; the rest goes on', () => {
    const does = sequence(draw, { kind: 'optional', effect: resupply }, gainCounters('done', 1, 'me'));
    const table = start(does);
    expect(table.deciding).toBe('0: may');
    expect(table.state.pending?.rules).toEqual(['6.5.b']);
    expect(verbs(table)).toEqual(['draw']);
    table.choose('no');
    expect(verbs(table)).toEqual(['draw', 'counters']);
    expect(verbs(start(does).choose('yes'))).toEqual(['draw', 'resupply', 'counters']);
  });

  it('6.5.b what you may do can be about the others', () => {
    const does: Effect = { kind: 'optional', effect: step({ kind: 'draw', count: 1, who: 'opponent' }) };
    expect(start(does).choose('yes').names('hand', 1)).toEqual(['Blank']);
  });

  it('6.5.b of what each may do, only those who will take part, the controller alone too', () => {
    const does: Effect = {
      kind: 'optional',
      who: 'each-player',
      effect: step({ kind: 'draw', count: 1, who: 'each-player' }),
    };
    const hands = (first: string, second: string): number[] => {
      const table = start(does).choose(first).choose(second);
      return [table.names('hand', 0).length, table.names('hand', 1).length];
    };
    expect(hands('yes', 'yes')).toEqual([1, 1]);
    expect(hands('yes', 'no')).toEqual([1, 0]);
    expect(hands('no', 'yes')).toEqual([0, 1]);
    expect(hands('no', 'no')).toEqual([0, 0]);
  });
});

describe('conditions', () => {
  const cards = (count: number): Condition => ({
    kind: 'compare',
    left: { cardsIn: 'hand', of: 'you' },
    is: 'at-least',
    right: count,
  });

  it('6.5.c a condition is judged just before its step, after what came before', () => {
    const does = sequence(draw, { kind: 'if', condition: cards(1), then: resupply });
    expect(verbs(start(does))).toEqual(['draw', 'resupply']);
    const early = sequence({ kind: 'if', condition: cards(1), then: resupply }, draw);
    expect(verbs(start(early))).toEqual(['draw']);
  });

  it('6.5.c "unless": the step is skipped if the condition is true, and the rest goes on', () => {
    const unless: Effect = { kind: 'if', condition: { kind: 'not', condition: cards(1) }, then: resupply };
    expect(verbs(start(sequence(unless, draw)))).toEqual(['resupply', 'draw']);
    expect(verbs(start(sequence(draw, unless, draw)))).toEqual(['draw', 'draw']);
  });

  it('6.5.d "if you do": only if it was begun', () => {
    const does: Effect = { kind: 'if-you-do', first: send, then: draw };
    expect(verbs(start(does, { hero: [kite] }))).toEqual(['move', 'draw']);
    expect(verbs(start(does))).toEqual([]);
  });

  it('6.5.d begun is enough, even though it was modified', () => {
    const nest = permanent('Nest', {
      abilities: [
        passive({ kind: 'goes-instead', of: anyone, from: 'expedition', to: 'reserve', instead: 'hand' }),
      ],
    });
    const table = start(
      { kind: 'if-you-do', first: send, then: resupply },
      { hero: [kite], landmark: [nest] },
    );
    expect(verbs(table)).toEqual(['move', 'resupply']);
    expect(table.names('hand', 0)).toEqual(['Kite']);
  });

  it('6.5.d "you may; if you do": not for who declines', () => {
    const does: Effect = {
      kind: 'if-you-do',
      first: { kind: 'optional', effect: send },
      then: draw,
      otherwise: resupply,
    };
    expect(verbs(start(does, { hero: [kite] }).choose('yes'))).toEqual(['move', 'draw']);
    expect(verbs(start(does, { hero: [kite] }).choose('no'))).toEqual(['resupply']);
  });
});

describe('modes', () => {
  const modes: Effect = { kind: 'modes', modes: [draw, resupply, send] };

  it('6.5.e the mode of a spell is chosen as it is declared, before it is paid for; the others are ignored', () => {
    const table = start(modes, { hero: [kite] });
    expect(table.deciding).toBe('0: mode');
    expect(table.names('limbo', 0)).toEqual([]);
    table.choose('mode 1');
    expect(verbs(table)).toEqual(['resupply']);
    expect(table.rules()).toContain('5.1.2.b');
  });

  it('6.5.e of a quick action too: before it is paid for', () => {
    const box = permanent('Box', { abilities: [quickAction({ exhaustMe: true }, modes)] });
    const table = new Table({ seats: [{ landmark: [box] }, {}] }).choose('quick Box 0');
    expect(table.deciding).toBe('0: mode');
    expect(table.stay('Box').statuses).toEqual([]);
    expect(verbs(table.choose('mode 0'))).toEqual(['draw']);
  });

  it('6.5.e of a reaction too: as it is played from Limbo', () => {
    const owl = character('Owl', { abilities: [reaction(joins, sequence(gainCounters('first'), modes))] });
    const table = new Table({ seats: [{ hand: [owl], mana: 1 }, {}] }).choose('play Owl hero');
    expect(table.deciding).toBe('0: mode');
    expect(table.stay('Owl').counters).toEqual({});
    expect(verbs(table.choose('mode 0'))).toEqual(['counters', 'draw']);
  });

  it('6.5.e of an inner action too: as that is played', () => {
    const table = start(sequence(resupply, { kind: 'pay-to', cost: {}, effect: modes }));
    expect(verbs(table)).toEqual(['resupply']);
    table.choose('yes');
    expect(table.deciding).toBe('0: mode');
    expect(verbs(table.choose('mode 0'))).toEqual(['resupply', 'draw']);
  });
});

describe('what cannot be done', () => {
  it('6.5.f a part that cannot happen is left out, the rest happens', () => {
    expect(verbs(start(sequence(send, draw)))).toEqual(['draw']);
    const together = start(
      simultaneously(
        { kind: 'move', what: { all: anyone }, to: { zone: 'reserve' } },
        { kind: 'draw', count: 1 },
      ),
    );
    expect(together.names('hand', 0)).toEqual(['Blank']);
  });

  it('6.5.f each player sacrifices a character: who has none does not', () => {
    const does = step({ kind: 'sacrifice', what: anyone, who: 'each-player' });
    const table = start(does, {}, { hero: [kite] });
    expect(table.step('sacrifice').actions).toHaveLength(1);
    expect(table.names('discard', 1)).toEqual(['Kite']);
  });

  it('6.5.f who has fewer than the effect says does it with those', () => {
    const does = step({ kind: 'sacrifice', what: anyone, count: 2 });
    expect(start(does, { hero: [kite] }).names('discard', 0)).toEqual(['Kite']);
  });
});

describe('inner actions', () => {
  const inner = (cost: number, targets?: readonly TargetDefinition[]): Effect => ({
    kind: 'pay-to',
    cost: { mana: cost },
    ...(targets && { targets }),
    effect: step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } }),
  });

  it('6.5.g paying is up to the player; then its effect happens, and the effect around it goes on', () => {
    const targets = [{ kind: 'object', like: anyone }] as const;
    const does = sequence(draw, inner(1, targets), resupply);
    const offered = (): Table => start(does, { hero: [kite], mana: 2 });
    expect(offered().deciding).toBe('0: may-pay');
    expect(offered().state.pending?.rules).toContain('6.5.g');
    const paid = offered().choose('yes');
    expect(verbs(paid)).toEqual(['draw', 'counters', 'resupply']);
    expect(paid.stay('Kite').counters).toEqual({ boost: 1 });
    const declined = offered().choose('no');
    expect(verbs(declined)).toEqual(['draw', 'resupply']);
    expect(
      declined.state.seats[0]?.mana.filter((item) => declined.state.stays[item]?.statuses.length === 0),
    ).toHaveLength(1);
  });
});
