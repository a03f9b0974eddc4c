import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Ability, Effect } from '../../abilities/index.js';
import {
  chosen,
  creature,
  damage,
  first,
  globe,
  health,
  opponent,
  rune,
  spell,
  theirs,
  it as that,
  when,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const [wolf, bear, ox] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Ox', 1, 9)];
const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);
const sun = rune(['Sun', 'Sole'], {}, {}, health(1));
const act = (effect: Effect) => spell(['Act', 'Atto'], {}, effect);

describe('effects', () => {
  it('6.3.o an effect destroys a creature whatever its health, and does nothing without a creature', () => {
    const axe = act({ kind: 'destroy', what: chosen(theirs) });
    const duel = new Duel({ seats: [{ hand: [axe] }, { line: [bear, ox] }] }).choose('play Act');
    duel.choose('Ox');
    expect([duel.names('line', 1), duel.names('discard', 1)]).toEqual([['Bear'], ['Ox']]);
  });

  it("7.1.a destroyed globes and runes go to their owners' discard piles", () => {
    const quake = act(
      first(
        { kind: 'destroy', what: chosen({ what: 'globe' }) },
        { kind: 'destroy', what: chosen({ what: 'rune' }) },
      ),
    );
    const duel = new Duel({ seats: [{ hand: [quake] }, { globe: [orb], rune: [sun] }] }).choose('play Act');
    expect(duel.names('discard', 1)).toEqual(['Orb', 'Sun']);
    expect(duel.names('discard', 0)).toEqual(['Act']);
  });

  it('6.3.c tokens summoned together are separate creatures', () => {
    const ant = { name: 'Ant', attack: 1, health: 1, text: [] };
    const call = act({ kind: 'summon', token: ant, count: 2 });
    const slay = spell(['Slay', 'Uccidi'], {}, { kind: 'destroy', what: chosen(yours) });
    const duel = new Duel({ seats: [{ hand: [call, slay], line: [bear] }, {}] }).choose('play Act');
    expect(duel.names('line', 0)).toEqual(['Bear', 'Ant', 'Ant']);
    const made = duel.state.items.flatMap((item, index) => (item.kind === 'token' ? [index] : []));
    expect(made).toEqual([duel.state.items.length - 2, duel.state.items.length - 1]);
    duel.choose('play Slay').choose('Ant');
    expect(duel.names('line', 0)).toEqual(['Bear', 'Ant']);
  });

  it('6.3.g a creature that may act again attacks again', () => {
    const again = act(
      first({ kind: 'strengthen', what: chosen(yours), attack: 1 }, { kind: 'ready', what: that }),
    );
    const duel = new Duel({ seats: [{ hand: [again], line: [{ contract: wolf, done: true }] }, {}] });
    expect(duel.refusal('attack Wolf player')).toBe('6.3.g');
    expect(duel.choose('play Act').choose('attack Wolf player').health()).toEqual([30, 27]);
  });

  it('6.5.f a globe that is mended can deal damage more often', () => {
    const spent = { contract: orb, damage: 2 } as const;
    const duel = new Duel({ seats: [{ hand: [act({ kind: 'mend', amount: 1 })], globe: [spent] }, {}] });
    duel.choose('play Act').choose('globe player');
    expect(duel.numbers('Orb')).toEqual([3, 1]);
  });

  it('1.2.c effects fill at most five reservoirs', () => {
    const fill = act({ kind: 'fill', count: 3 });
    const duel = (reservoirs: number) =>
      new Duel({ seats: [{ hand: [fill], reservoirs }, {}] }).choose('play Act').seat(0).reservoirs;
    expect([duel(0), duel(4), duel(5)]).toEqual([3, 5, 5]);
  });

  it('9.7.a the player must choose one of several modes', () => {
    const either = act({ kind: 'modes', modes: [damage(2, opponent), health(3)] });
    const duel = new Duel({ seats: [{ hand: [either] }, {}] }).choose('play Act');
    expect(duel.options()).toEqual(['0', '1']);
    expect(duel.decide(0, [])).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_FEW' } });
    expect(duel.choose('1').health()).toEqual([33, 30]);
  });

  it('6.1.a a condition is checked when the effect reaches it', () => {
    const arbiter = act({
      kind: 'if',
      condition: { kind: 'exists', like: { what: 'globe', whose: 'opponent' } },
      then: { kind: 'disarm' },
      otherwise: health(2),
    });
    const armed = new Duel({ seats: [{ hand: [arbiter] }, { globe: [orb] }] }).choose('play Act');
    expect([armed.names('globe', 1), armed.health()]).toEqual([[], [30, 30]]);
    expect(new Duel({ seats: [{ hand: [arbiter] }, {}] }).choose('play Act').health()).toEqual([32, 30]);
  });

  it('6.1.a "up to" allows fewer targets, and an exact number does not', () => {
    const like = { what: 'creature', whose: 'opponent' } as const;
    const some = (upTo?: true) =>
      new Duel({
        seats: [
          {
            hand: [
              act({
                kind: 'damage',
                amount: 1,
                to: { kind: 'chosen', like, count: 2, ...(upTo === true && { upTo }) },
              }),
            ],
          },
          { line: [wolf, bear, ox] },
        ],
      }).choose('play Act');
    expect(some(true).choose('Ox').numbers('Ox')).toEqual([1, 8]);
    expect(some().decide(0, [])).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_FEW' } });
    const both = some().choose('Wolf', 'Ox');
    expect([both.numbers('Wolf'), both.numbers('Bear'), both.numbers('Ox')]).toEqual([
      [2, 1],
      [3, 5],
      [1, 8],
    ]);
  });
});

describe('provided health', () => {
  it('6.3.b provided health ends with its source, and the creature may be destroyed', () => {
    const shrine = globe(['Shrine', 'Altare'], {}, [1, 3], {
      kind: 'provides',
      to: { what: 'creature', whose: 'you', magnetised: true },
      gives: { health: 2 },
    });
    const hurt = { contract: bear, damage: 6, statuses: ['magnetised'] } as const;
    const duel = new Duel({ from: 'start', seats: [{ globe: [shrine], line: [hurt] }, {}] });
    expect(duel.names('discard', 0)).toEqual(['Bear']);
  });

  it('6.3.b provided health can be negative, also for a token summoned beside the provider', () => {
    const blight = body('Blight', 1, 1, {
      kind: 'provides',
      to: { what: 'creature', adjacent: true },
      gives: { health: -1 },
    });
    const call = act({ kind: 'summon', token: { name: 'Ant', attack: 1, health: 1, text: [] } });
    const duel = new Duel({ seats: [{ hand: [call], line: [blight] }, {}] }).choose('play Act');
    expect(duel.names('line', 0)).toEqual(['Blight']);
  });
});

describe('effects that are not spells', () => {
  const sprite = body('Sprite', 1, 3, { kind: 'keyword', keyword: 'fog' });
  const adept = body('Adept', 1, 3, { kind: 'magic-damage', amount: 2 });
  const study = act({ kind: 'extract', who: 'you', count: 1 });

  it("8.12.a, 8.13.a a creature's ambush is not a spell, so it has no magic damage and can target objects in fog", () => {
    const snare = body('Snare', 1, 1, when('ambush', damage(1, chosen(theirs))));
    const duel = new Duel({
      seats: [{ hand: [study], line: [adept], deck: [snare] }, { line: [sprite, bear] }],
    }).choose('play Act');
    expect(duel.options()).toEqual(['Sprite', 'Bear']);
    expect(duel.choose('Sprite').numbers('Sprite')).toEqual([1, 2]);
  });

  it('8.8.a runes and globes can target objects in fog', () => {
    const ray = rune(['Ray', 'Raggio'], {}, {}, damage(1, chosen(theirs)));
    const duel = new Duel({
      seats: [{ rune: [ray], globe: [orb], line: [adept] }, { line: [sprite, bear] }],
    });
    expect(duel.options()).toContain('globe Sprite');
    duel.choose('rune');
    expect(duel.choose('Sprite').numbers('Sprite')).toEqual([1, 2]);
  });
});
