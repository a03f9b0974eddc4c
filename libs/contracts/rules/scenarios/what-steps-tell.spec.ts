import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Effect } from '../../abilities/index.js';
import { chosen, creature, damage, opponent, rune, spell, yours } from '../../cards/define.js';
import type { Action } from '../state/actions.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);
const actionsOf = (duel: Duel, kind: Action['kind']): readonly Action[] =>
  duel.events
    .flatMap((event) => (event.kind === 'StepResolved' ? event.actions : []))
    .filter((action) => action.kind === kind);

describe('events contain all changes of a step', () => {
  it('6.3.n the event contains the turn in which an object enters play, if it does', () => {
    const duel = new Duel({ seats: [{ hand: [wolf] }, {}] }).choose('play Wolf');
    const [shown, entered] = actionsOf(duel, 'move');
    expect(entered).toMatchObject({ to: 'line', arrived: duel.state.turn });
    expect(shown).not.toHaveProperty('arrived');
  });

  it("2.4.b the event contains the next exhaustion's damage, and other health changes omit it", () => {
    const extract: Effect = { kind: 'extract', who: 'you', count: 2 };
    const duel = new Duel({ seats: [{ hand: [act(extract)], deck: [] }, {}] }).choose('play Act');
    expect(actionsOf(duel, 'health')).toMatchObject([
      { delta: -1, exhaustion: 2 },
      { delta: -2, exhaustion: 3 },
    ]);
    const hit = new Duel({ seats: [{ hand: [act(damage(2, opponent))] }, {}] }).choose('play Act');
    expect(actionsOf(hit, 'health')[0]).not.toHaveProperty('exhaustion');
  });

  it('6.3.g, 6.4.c the event records that a creature or a player has attacked', () => {
    const duel = new Duel({ seats: [{ line: [wolf], attack: 1 }, {}] });
    duel.choose('attack Wolf player').choose('attack player player');
    const [creatures, player] = actionsOf(duel, 'attack');
    expect([creatures, player]).toMatchObject([{ done: true }, { struck: true }]);
    expect(creatures).not.toHaveProperty('struck');
    expect(player).not.toHaveProperty('done');
  });

  it('4.1.c the event contains the number of extractors of a colour, and how many are full', () => {
    const duel = new Duel({
      seats: [{ mana: { fire: 2 }, hand: [act({ kind: 'extractor', element: 'fire' })] }, {}],
    });
    expect(actionsOf(duel.choose('play Act'), 'extractor')).toMatchObject([
      { mana: 'fire', count: 3, full: 2 },
    ]);
  });

  it('6.2.b, 6.3.g the event of a new turn lists the used runes and creatures that are ready again', () => {
    const stone = rune(['Stone', 'Pietra'], {}, {}, damage(1, opponent));
    const duel = new Duel({
      from: 'start',
      seats: [{ rune: [{ contract: stone, done: true }], line: [wolf, { contract: ox, done: true }] }, {}],
    });
    expect(actionsOf(duel, 'turn')).toMatchObject([{ ready: [duel.item('Ox'), duel.item('Stone')] }]);
  });

  it.each([
    ['0', ['Ox', 'Wolf', 'Bear']],
    ['1', ['Wolf', 'Ox', 'Bear']],
    ['2', ['Wolf', 'Bear', 'Ox']],
  ])('6.3.f a creature moved to place %s in a line of three does not push another out', (place, line) => {
    const move: Effect = { kind: 'rearrange', what: chosen(yours) };
    const duel = new Duel({ seats: [{ hand: [act(move)], line: [wolf, bear, ox] }, {}] });
    duel.choose('play Act').choose('Ox').choose(place);
    expect(duel.names('line', 0)).toEqual(line);
  });
});
