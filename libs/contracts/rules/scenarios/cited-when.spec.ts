import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import { creature, damage, extract, globe, health, opponent, rune, spell } from '../../cards/define.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const card = (name: string) => body(name, 1, 1);
const five = ['Wolf', 'Owl', 'Toad', 'Hare', 'Newt'].map(card);
const full = (count: number) => Array.from({ length: count }, (_, n) => card(`Held ${n}`));
const ox = body('Ox', 1, 9);
const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);
const prism = globe(['Prism', 'Prisma'], {}, [1, 3]);
const [sun, moon] = ['Sun', 'Moon'].map((name) => rune([name, name], {}, {}, health(1)));

const cited = (duel: Duel, verb: string): readonly string[] => duel.steps(verb).at(-1)?.rules ?? [];

const drawing = (seat: DuelSeat): Duel => new Duel({ from: 'start', seats: [seat, {}] }).choose('fire');

describe('rules cited only when they apply', () => {
  it('4.5.a turns alternate, and each round is a day', () => {
    const duel = new Duel({ from: 'start', seats: [{ deck: five }, {}] });
    expect(cited(duel, 'turn')).toEqual(['4.5.a']);
    const turns = () => duel.steps('turn').map(({ actions: [first] }) => first);
    duel.choose('fire').choose('1').choose('end').choose('fire').choose('1').choose('end');
    expect(turns()).toMatchObject([
      { turn: 5, day: 3, seat: 0 },
      { turn: 6, day: 3, seat: 1 },
      { turn: 7, day: 4, seat: 0 },
    ]);
  });

  it('8.1.b a new turn cites the rule for the end of Magnetised only if a creature has it', () => {
    const of = (statuses: readonly 'magnetised'[]) =>
      cited(new Duel({ from: 'start', seats: [{ line: [{ contract: ox, statuses }] }, {}] }), 'turn');
    expect([of([]), of(['magnetised'])]).toEqual([['4.5.a'], ['4.5.a', '8.1.b']]);
  });

  it('4.4.a the main phase begins when the draw is over', () => {
    const duel = drawing({ deck: five });
    expect([duel.state.phase, duel.steps('main')]).toEqual(['start', []]);
    duel.choose('1');
    expect([duel.state.phase, cited(duel, 'main')]).toEqual(['main', ['4.4.a']]);
  });

  it('6.5.g a turn that leaves a globe active cites the rule for it', () => {
    const of = (choice: string) =>
      cited(new Duel({ seats: [{ globe: [orb] }, {}] }).choose(choice), 'end-turn');
    expect([of('end'), of('end active')]).toEqual([['4.5.a'], ['4.5.a', '6.5.g']]);
  });

  it('2.1.a, 2.3.a a decision that offers the special draw cites its rule', () => {
    const duel = drawing({ deck: five });
    expect(duel.state.pending?.rules).toEqual(['2.1.a', '2.3.a']);
    duel.choose('special-2').choose('end').choose('fire').choose('1').choose('end').choose('fire');
    expect(duel.state.pending?.rules).toEqual(['2.1.a']);
    expect(duel.steps('look').map(({ rules }) => rules)).toEqual([['2.3.a', '2.1.b'], ['2.1.b']]);
  });

  it('2.1.c, 2.1.d, 2.3.b keeping and discarding contracts cite their rules', () => {
    const of = (seat: DuelSeat, look: string, ...choices: readonly string[]) => {
      const duel = drawing(seat).choose(look);
      return cited(choices.length === 0 ? duel : duel.choose(...choices), 'draw');
    };
    expect(of({ deck: five }, '1')).toEqual(['2.1.c']);
    expect(of({ deck: five }, '2', 'Owl')).toEqual(['2.1.c', '2.1.d']);
    expect(of({ deck: five }, 'special-2')).toEqual(['2.3.b']);
    expect(of({ deck: five }, 'special-3', 'Owl', 'Wolf')).toEqual(['2.3.b']);
  });

  it('2.5.b, 9.6.b a full hand is cited when a drawn contract does not fit', () => {
    const of = (held: number, look: string, ...choices: readonly string[]) => {
      const duel = drawing({ hand: full(held), deck: five }).choose(look);
      return cited(choices.length === 0 ? duel : duel.choose(...choices), 'draw');
    };
    expect(of(9, '1')).toEqual(['2.1.c']);
    expect(of(10, '1')).toEqual(['2.1.c', '2.5.b']);
    expect(of(8, 'special-3', 'Owl', 'Wolf')).toEqual(['2.3.b']);
    expect(of(9, 'special-3', 'Owl', 'Wolf')).toEqual(['2.3.b', '2.5.b', '9.6.b']);
  });

  it('2.2.a, 2.5.b extracting cites a full hand only if the contract does not fit', () => {
    const study = spell(['Study', 'Studio'], {}, extract(1));
    const of = (held: number) =>
      cited(
        new Duel({ seats: [{ hand: [study, ...full(held)], deck: five }, {}] }).choose('play Study'),
        'extract',
      );
    expect([of(9), of(10)]).toEqual([['2.2.a'], ['2.2.a', '2.5.b']]);
  });

  it('3.1.a, 3.1.b, 3.2.b opening hands cite their source, including the first readings, in which all are dealt at once', () => {
    const of = (aside: DuelSeat['aside']): readonly string[] => {
      const position = { from: 'opening', readings: 1, seats: [{ aside: aside ?? [] }, {}] } as const;
      return new Duel(position).steps('extract').find(({ by }) => by === 0)?.rules ?? [];
    };
    expect(of([])).toEqual(['3.1.b']);
    expect(of([sun!])).toEqual(['3.1.a', '3.1.b']);
    expect(of([sun!, moon!, sun!, moon!])).toEqual(['3.1.a']);
    const again = new Duel({ from: 'opening', readings: 1, seats: [{ aside: [sun!] }, {}] });
    again.choose('Sun', 'Blank 0').choose();
    expect(again.names('hand', 0)).toEqual(['Blank 1', 'Blank 2', 'Blank 3', 'Blank 4']);
    expect(cited(again, 'extract')).toEqual(['3.2.b']);
  });

  it('6.3.i, 6.4.c, 6.4.d an attack cites the rules for the attacker and for a player who strikes back', () => {
    const of = (choice: string, attack?: number) => {
      const seats = [
        { line: [ox], attack: 2 },
        { line: [card('Wolf')], ...(attack !== undefined && { attack }) },
      ];
      return cited(new Duel({ seats: seats as unknown as [DuelSeat, DuelSeat] }).choose(choice), 'attack');
    };
    expect(of('attack Ox Wolf')).toEqual(['6.3.i', '6.3.j']);
    expect(of('attack player Wolf')).toEqual(['6.4.c', '6.3.j']);
    expect(of('attack Ox player')).toEqual(['6.3.i', '6.3.j']);
    expect(of('attack Ox player', 1)).toEqual(['6.3.i', '6.3.j', '6.4.d']);
  });

  it('6.2.a, 6.2.d, 6.5.b playing a rune or globe cites the replacement of an earlier one', () => {
    const entering = (own: DuelSeat, name: string) =>
      cited(new Duel({ seats: [own, {}] }).choose(`play ${name}`), 'enter');
    expect(entering({ hand: [sun!] }, 'Sun')).toEqual(['6.2.a']);
    expect(entering({ hand: [sun!], rune: [moon!] }, 'Sun')).toEqual(['6.2.a', '6.2.d']);
    expect(entering({ hand: [orb], globe: [prism] }, 'Orb')).toEqual(['6.5.b']);
  });

  it("8.14.a, 9.7.b disarming cites the rule for a player's own globe if the opponent has none", () => {
    const disarm = spell(['Break', 'Rompi'], {}, { kind: 'disarm', whose: 'opponent' });
    const of = (own: DuelSeat, other: DuelSeat) =>
      cited(new Duel({ seats: [{ ...own, hand: [disarm] }, other] }).choose('play Break'), 'disarm');
    expect(of({}, { globe: [orb] })).not.toContain('9.7.b');
    expect(of({ globe: [orb] }, {})).toContain('9.7.b');
  });

  it('6.2.b using a rune is not playing a contract', () => {
    const bolt = rune(['Ray', 'Raggio'], {}, { fire: 1 }, damage(1, opponent));
    const duel = new Duel({ seats: [{ rune: [bolt], mana: { fire: 1 } }, {}] }).choose('rune');
    expect(cited(duel, 'rune')).toEqual(['6.2.b', '5.1.b']);
    expect([duel.steps('pay'), duel.steps('rune')[0]?.actions[0]?.kind]).toEqual([[], 'done']);
  });
});
