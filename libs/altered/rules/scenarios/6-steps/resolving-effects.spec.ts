import { describe, expect, it } from '@jest/globals';
import type { TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  reaction,
  resupply,
  sequence,
  simultaneously,
  spell,
  step,
  type Table,
  type Position,
  type Does,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const anyCharacter = { type: 'character' } as const;
const draw = step({ kind: 'draw', count: 1 });
const send: Does = step({ kind: 'move', what: { all: anyCharacter }, to: { zone: 'reserve' } });
const start = (
  does: Does,
  seat: Position['seats'][0] = {},
  other: Position['seats'][1] = {},
  targets?: readonly TargetDefinition[],
): Table => tableOf({ hand: [spell('Deed', effect(does, targets))], mana: 1, ...seat }, other).play('Deed');
const verbs = (table: Table): string[] =>
  table.events.flatMap((event) =>
    event.kind === 'StepResolved' && ['draw', 'resupply', 'move', 'counters'].includes(event.verb)
      ? [event.verb]
      : [],
  );

describe('mandatory and optional steps', () => {
  it('6.5.a mandatory steps happen without a decision', () => {
    const table = start('Draw a card. Resupply.');
    expect(verbs(table)).toEqual(['draw', 'resupply']);
    expect(table.events.filter(({ kind }) => kind === 'DecisionRequested')).toHaveLength(2);
  });

  it('6.5.a a player who must choose one object cannot choose none', () => {
    const table = start('Sacrifice a Character.', { hero: [kite, character('Owl')] });
    expect(table.decide(0, [])).toMatchObject({ ok: false });
  });

  it('6.5.b “you may” is asked just before its step, and the effect continues if the player declines', () => {
    const table = start('Draw a card. You may Resupply. I gain 1 done counter.');
    expect(table.deciding).toBe('0: may');
    expect(table.state.pending?.rules).toEqual(['6.5.b']);
    expect(verbs(table)).toEqual(['draw']);
    table.choose('no');
    expect(verbs(table)).toEqual(['draw', 'counters']);
    expect(verbs(start('Draw a card. You may Resupply. I gain 1 done counter.').choose('yes'))).toEqual([
      'draw',
      'resupply',
      'counters',
    ]);
  });

  it("6.5.b “you may” can apply to other players' actions", () => {
    const does: Does = { kind: 'optional', effect: step({ kind: 'draw', count: 1, who: 'opponent' }) };
    expect(start(does).choose('yes').names('hand', 1)).toEqual(['Blank']);
  });

  it('6.5.b with “each player may”, only players who accept take part, even if only the controller does', () => {
    const hands = (first: string, second: string): number[] => {
      const table = start('Each player may draw a card.').choose(first).choose(second);
      return [table.names('hand', 0).length, table.names('hand', 1).length];
    };
    expect(hands('yes', 'yes')).toEqual([1, 1]);
    expect(hands('yes', 'no')).toEqual([1, 0]);
    expect(hands('no', 'yes')).toEqual([0, 1]);
    expect(hands('no', 'no')).toEqual([0, 0]);
  });
});

describe('conditions', () => {
  it('6.5.c a condition is checked just before its step, after the earlier steps', () => {
    expect(verbs(start('Draw a card. If you have one or more cards in your hand, Resupply.'))).toEqual([
      'draw',
      'resupply',
    ]);
    expect(verbs(start('If you have one or more cards in your hand, Resupply. Draw a card.'))).toEqual([
      'draw',
    ]);
  });

  it('6.5.c "unless" skips its step if the condition is true, and the effect continues', () => {
    expect(verbs(start('Resupply unless you have one or more cards in your hand. Draw a card.'))).toEqual([
      'resupply',
      'draw',
    ]);
    expect(
      verbs(start('Draw a card. Resupply unless you have one or more cards in your hand. Draw a card.')),
    ).toEqual(['draw', 'draw']);
  });

  it('6.5.d "if you do" happens only if its first step has begun', () => {
    expect(verbs(start('Send Characters to Reserve. If you do, draw a card.', { hero: [kite] }))).toEqual([
      'move',
      'draw',
    ]);
    expect(verbs(start('Send Characters to Reserve. If you do, draw a card.'))).toEqual([]);
  });

  it('6.5.d "if you do" also happens if a modifier changed the first step', () => {
    const nest = permanent(
      'Nest',
      passive({ kind: 'goes-instead', of: anyCharacter, from: 'expedition', to: 'reserve', instead: 'hand' }),
    );
    const table = start('Send Characters to Reserve. If you do, Resupply.', {
      hero: [kite],
      landmark: [nest],
    });
    expect(verbs(table)).toEqual(['move', 'resupply']);
    expect(table.names('hand', 0)).toEqual(['Kite']);
  });

  it('6.5.d "if you do" after "you may" does not happen for a player who declines', () => {
    expect(
      verbs(
        start("You may send Characters to Reserve. If you do, draw a card. If you don't, Resupply.", {
          hero: [kite],
        }).choose('yes'),
      ),
    ).toEqual(['move', 'draw']);
    expect(
      verbs(
        start("You may send Characters to Reserve. If you do, draw a card. If you don't, Resupply.", {
          hero: [kite],
        }).choose('no'),
      ),
    ).toEqual(['resupply']);
  });
});

describe('modes', () => {
  const modes: Does = { kind: 'modes', modes: [draw, resupply, send] };

  it("6.5.e a spell's mode is chosen as it is declared, before payment, and other modes are ignored", () => {
    const table = start('Choose one:\n• Draw a card.\n• Resupply.\n• Send Characters to Reserve.', {
      hero: [kite],
    });
    expect(table.deciding).toBe('0: mode');
    expect(table.names('limbo', 0)).toEqual([]);
    table.choose('mode 1');
    expect(verbs(table)).toEqual(['resupply']);
    expect(table.rules()).toContain('5.1.2.b');
  });

  it("6.5.e a quick action's mode is chosen before payment", () => {
    const box = permanent(
      'Box',
      '{T}: Choose one:\n• Draw a card.\n• Resupply.\n• Send Characters to Reserve.',
    );
    const table = tableOf({ landmark: [box] }).activate('Box');
    expect(table.deciding).toBe('0: mode');
    expect(table.stay('Box').statuses).toEqual([]);
    expect(verbs(table.choose('mode 0'))).toEqual(['draw']);
  });

  it("6.5.e a reaction's mode is chosen as it is played from Limbo", () => {
    const owl = character('Owl', reaction('{J}', sequence('I gain 1 first counter.', modes)));
    const table = tableOf({ hand: [owl], mana: 1 }).play('Owl', 'hero');
    expect(table.deciding).toBe('0: mode');
    expect(table.stay('Owl').counters).toEqual({});
    expect(verbs(table.choose('mode 0'))).toEqual(['counters', 'draw']);
  });

  it("6.5.e an inner action's mode is chosen as the inner action is played", () => {
    const table = start(sequence(resupply, { kind: 'pay-to', cost: {}, effect: modes }));
    expect(verbs(table)).toEqual(['resupply']);
    table.choose('yes');
    expect(table.deciding).toBe('0: mode');
    expect(verbs(table.choose('mode 0'))).toEqual(['resupply', 'draw']);
  });
});

describe('impossible parts', () => {
  it('6.5.f an impossible part of an effect is skipped, and the rest happens', () => {
    expect(verbs(start('Send Characters to Reserve. Draw a card.'))).toEqual(['draw']);
    const together = start(
      simultaneously(
        { kind: 'move', what: { all: anyCharacter }, to: { zone: 'reserve' } },
        { kind: 'draw', count: 1 },
      ),
    );
    expect(together.names('hand', 0)).toEqual(['Blank']);
  });

  it('6.5.f with “each player sacrifices a character”, a player without characters sacrifices none', () => {
    const table = start('Each player sacrifices a Character.', {}, { hero: [kite] });
    expect(table.step('sacrifice').actions).toHaveLength(1);
    expect(table.names('discard', 1)).toEqual(['Kite']);
  });

  it('6.5.f a player with too few objects uses all of them', () => {
    expect(start('Sacrifice two Characters.', { hero: [kite] }).names('discard', 0)).toEqual(['Kite']);
  });
});

describe('inner actions', () => {
  it('6.5.g a player may pay for an inner action and resolve it, and the containing effect then continues', () => {
    const offered = (): Table =>
      start('Draw a card. You may pay {1} to have target Character gain 1 boost. Resupply.', {
        hero: [kite],
        mana: 2,
      });
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
