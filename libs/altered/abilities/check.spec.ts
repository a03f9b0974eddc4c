import { describe, expect, it } from '@jest/globals';
import type { Ability } from './ability.js';
import type { CardDefinition } from './card.js';
import { abilityBounds } from '#record';
import { abilityProblems, cardAbilityProblems } from './check.js';
import type { Effect } from './effect.js';
import type { Step } from './step.js';

const step = (definition: Step, note?: string): Effect => ({
  kind: 'step',
  step: definition,
  ...(note !== undefined && { note }),
});
const draw: Effect = step({ kind: 'draw', count: 1 });
const spell = (effect: unknown, more: object = {}) => ({ kind: 'effect', effect, ...more });
const joins = (effect: unknown, more: object = {}) => ({
  kind: 'reaction',
  trigger: { kind: 'join', what: 'me' },
  effect,
  ...more,
});
const paths = (value: unknown) => abilityProblems(value).map(({ path }) => path);
const reasons = (value: unknown) =>
  abilityProblems(value)
    .map(({ reason }) => reason)
    .join();

describe('the shape of ability trees', () => {
  it('allows an empty list and every structure that the types allow', () => {
    const abilities: readonly Ability[] = [
      { kind: 'keyword', keyword: 'gigantic' },
      { kind: 'tough', amount: 2 },
      { kind: 'passive', passive: { kind: 'statistics', of: {}, add: { forest: 1 } } },
      { kind: 'passive', passive: { kind: 'statistics', of: 'me', add: { count: { type: ['spell'] } } } },
      { kind: 'quick-action', cost: { exhaustMe: true }, effect: draw },
    ];
    expect(abilityProblems([])).toEqual([]);
    expect(abilityProblems(abilities)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a value that is not a list', { kind: 'effect' }, 'abilities'],
    ['an unknown ability', [{ kind: 'aura' }], 'abilities.0.kind'],
    ['an unknown step', [spell(step({ kind: 'brood' } as never))], 'abilities.0.effect.step.kind'],
    ['an unknown field', [{ kind: 'tough', amount: 1, forever: true }], 'abilities.0'],
    ['a missing field', [{ kind: 'tough' }], 'abilities.0.amount'],
    ['Tough 0', [{ kind: 'tough', amount: 0 }], 'abilities.0.amount'],
    ['a broken number', [spell(step({ kind: 'draw', count: 1.5 }))], 'abilities.0.effect.step.count'],
    ['a negative number', [spell(step({ kind: 'draw', count: -1 }))], 'abilities.0.effect.step.count'],
    [
      'a broken number deep inside',
      [spell(step({ kind: 'draw', count: { sum: [1, { times: [2, 0.5] }] } }))],
      'abilities.0.effect.step.count.sum.1.times.1',
    ],
    [
      'an unknown word in a description',
      [joins(step({ kind: 'discard', what: { all: { zone: 'cellar' } } } as never))],
      'abilities.0.effect.step.what.all.zone',
    ],
    [
      'an unknown field in a description',
      [joins(step({ kind: 'discard', what: { all: { colour: 'red' } } } as never))],
      'abilities.0.effect.step.what.all',
    ],
    ['an undefined field', [{ kind: 'passive', where: undefined, passive: {} }], 'abilities.0.where'],
    [
      'a malformed ability of a token',
      [
        joins({
          kind: 'step',
          step: {
            kind: 'create',
            in: 'my-expedition',
            token: {
              name: 'Fly',
              subtypes: [],
              statistics: { forest: 1, mountain: 1, water: 1 },
              abilities: [{}],
            },
          },
        }),
      ],
      'abilities.0.effect.step.token.abilities.0.kind',
    ],
  ])('refuses %s with its path', (_, value, path) => {
    expect(paths(value)).toContain(path);
  });

  it('lists the allowed values in the reason', () => {
    expect(reasons([{ kind: 'aura' }])).toContain('quick-action');
    expect(reasons([{ kind: 'keyword', keyword: 'flying' }])).toContain('gigantic');
  });

  it('begins each path with the given prefix', () => {
    expect(abilityProblems([{}], 'cards.A.abilities')[0]?.path).toBe('cards.A.abilities.0.kind');
  });

  it('refuses trees that are too deep, too large or circular before reading them', () => {
    let deep: Effect = draw;
    for (let depth = 0; depth < abilityBounds.depth; depth++) deep = { kind: 'optional', effect: deep };
    expect(reasons([spell(deep)])).toContain('deep');

    const many = Array.from({ length: abilityBounds.parts }, () => ({ kind: 'keyword', keyword: 'eternal' }));
    expect(reasons(many)).toContain('entries');
    const { list, parts, abilities } = abilityBounds;
    const full = { kind: 'sequence', effects: Array.from({ length: list }, () => draw) } as const;
    expect(reasons(Array.from({ length: parts / list / 4 }, () => spell(full)))).toContain('parts');
    const keywords = Array.from({ length: abilities + 1 }, () => ({ kind: 'keyword', keyword: 'eternal' }));
    expect(reasons(keywords)).toContain(`more than ${abilities}`);

    const endless: Record<string, unknown> = { kind: 'optional' };
    endless['effect'] = endless;
    expect(reasons([spell(endless)])).toContain('deep');
  });
});

describe('the numbers and texts of ability trees', () => {
  const most = abilityBounds.number;

  it.each([most + 1, -most - 1, 0.5, 1e300, Number.NaN, Infinity])(
    'refuses %d in every position',
    (number) => {
      const token = { name: 'Rat', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
      for (const ability of [
        spell(step({ kind: 'create', token, in: 'your-hero', count: number })),
        spell(step({ kind: 'draw', count: { times: [2, { sum: [1, number] }] } })),
        spell({ kind: 'repeat', times: number, effect: draw }),
        { kind: 'tough', amount: number },
        { kind: 'passive', passive: { kind: 'one-more', verb: 'draw', who: 'you', more: number } },
        { kind: 'passive', passive: { kind: 'statistics', of: 'me', add: { forest: number } } },
      ])
        expect(reasons([ability])).toContain('whole number');
    },
  );

  it('accepts the largest allowed number', () => {
    expect(abilityProblems([spell(step({ kind: 'draw', count: most }))])).toEqual([]);
  });

  it('refuses texts that are too long', () => {
    const name = 'x'.repeat(abilityBounds.text + 1);
    expect(reasons([{ kind: 'quick-action', cost: { spend: { name, count: 1 } }, effect: draw }])).toContain(
      'longer',
    );
  });
});

describe('a malformed card is refused', () => {
  const card: CardDefinition = {
    reference: 'A',
    name: 'A',
    type: 'character',
    subtypes: [],
    faction: null,
    rarity: null,
    handCost: 1,
    reserveCost: 1,
    statistics: { forest: 1, mountain: 1, water: 1 },
    text: [],
    supportText: [],
    executed: true,
  };

  it.each([
    [null, ''],
    [7, ''],
    [{}, 'reference'],
    [{ ...card, handCost: -1 }, 'handCost'],
    [{ ...card, handCost: 1e9 }, 'handCost'],
    [{ ...card, reserveCost: '1' }, 'reserveCost'],
    [{ ...card, statistics: { forest: 1 } }, 'statistics.mountain'],
    [{ ...card, subtypes: 'elf' }, 'subtypes'],
    [{ ...card, type: 'dragon' }, 'type'],
    [{ ...card, text: ['x'.repeat(3000)] }, 'text.0'],
    [{ ...card, type: 'hero', startsWith: { x: 1e12 } }, 'startsWith.x'],
  ])('%j', (value, path) => {
    expect(cardAbilityProblems(value as CardDefinition)[0]?.path).toBe(path);
    expect(cardAbilityProblems(card)).toEqual([]);
  });
});

describe('the meaning of ability trees', () => {
  const aCharacter = { kind: 'object', like: { type: 'character' } };
  const anExpedition = { kind: 'expedition', whose: 'any' };
  const discardTarget = step({ kind: 'discard', what: { target: 0 } });

  it("requires each step's target to be defined", () => {
    expect(abilityProblems([spell(discardTarget, { targets: [aCharacter] })])).toEqual([]);
    expect(abilityProblems([spell(discardTarget)])).toEqual([
      { path: 'abilities.0.effect.step.what', reason: 'target 0 is not defined here' },
    ]);
  });

  it('distinguishes objects from expeditions', () => {
    const forward = step({ kind: 'move-expedition', which: { target: 0 }, direction: 'forward' });
    expect(paths([spell(discardTarget, { targets: [anExpedition] })])).toEqual([
      'abilities.0.effect.step.what',
    ]);
    expect(paths([spell(forward, { targets: [anExpedition] })])).toEqual([]);
    expect(paths([spell(forward, { targets: [aCharacter] })])).toEqual(['abilities.0.effect.step.which']);
    expect(paths([spell(step({ kind: 'sabotage', target: 0 }))])).toEqual(['abilities.0.effect.step.target']);
  });

  it('requires inner actions to define their own targets', () => {
    const inner = { kind: 'pay-to', cost: { mana: 1 }, effect: discardTarget };
    expect(paths([spell(inner, { targets: [aCharacter] })])).toEqual(['abilities.0.effect.effect.step.what']);
    expect(paths([spell({ ...inner, targets: [aCharacter] })])).toEqual([]);
  });

  it('allows targets in an ongoing effect', () => {
    const passive = { kind: 'tough', of: 'me', amount: { statistic: 'forest', of: { target: 0 } } };
    const effect = { kind: 'step', step: { kind: 'ongoing', passive, duration: 'day' } };
    expect(paths([spell(effect, { targets: [aCharacter] })])).toEqual([]);
    expect(paths([spell(effect)])).toEqual(['abilities.0.effect.step.passive.amount.of']);
  });

  it('requires values to be noted before they are used', () => {
    const roll = step({ kind: 'roll', note: 'die' });
    const drawThat = step({ kind: 'draw', count: { noted: 'die' } });
    const both = (...effects: Effect[]) => [spell({ kind: 'sequence', effects })];
    expect(paths(both(roll, drawThat))).toEqual([]);
    expect(paths(both(drawThat, roll))).toEqual(['abilities.0.effect.effects.0.step.count']);
    expect(paths([spell(roll), spell(drawThat)])).toEqual(['abilities.1.effect.step.count']);
  });

  it('refuses a mode that depends on another mode', () => {
    const roll = step({ kind: 'roll', note: 'die' });
    const drawThat = step({ kind: 'draw', count: { noted: 'die' } });
    const modes: Effect = { kind: 'modes', modes: [roll, drawThat] };
    expect(paths([spell(modes)])).toEqual(['abilities.0.effect.modes.1.step.count']);
    expect(paths([spell({ kind: 'sequence', effects: [modes, drawThat] })])).toEqual([
      'abilities.0.effect.effects.0.modes.1.step.count',
    ]);
    const conditional: Effect = { kind: 'if-you-do', first: roll, then: drawThat, otherwise: drawThat };
    expect(paths([spell(conditional)])).toEqual([]);
  });

  it('allows "it" only after something that it can refer to', () => {
    const boost = step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' });
    expect(paths([joins(boost)])).toEqual([]);
    expect(paths([joins(boost, { trigger: { kind: 'phase', phase: 'noon' } })])).toEqual([
      'abilities.0.effect.step.what',
    ]);
    expect(paths([spell(boost)])).toEqual(['abilities.0.effect.step.what']);
    expect(paths([spell(step({ kind: 'draw', who: 'its-controller', count: 1 }))])).toEqual([
      'abilities.0.effect.step.who',
    ]);
    const condition = { kind: 'exists', like: { expedition: 'facing-it' } };
    expect(paths([joins(draw, { condition })])).toEqual([]);
    expect(paths([spell({ kind: 'if', condition, then: draw })])).toEqual([
      'abilities.0.effect.condition.like.expedition',
    ]);
  });

  it('allows {D} only in Reserve and sacrifices only in play', () => {
    const action = (cost: object, where: string) => [{ kind: 'quick-action', where, cost, effect: draw }];
    expect(paths(action({ discardMe: true }, 'support'))).toEqual([]);
    expect(paths(action({ discardMe: true }, 'in-play'))).toEqual(['abilities.0.cost']);
    expect(paths(action({ sacrificeMe: true }, 'in-play'))).toEqual([]);
    expect(paths(action({ sacrificeMe: true }, 'support'))).toEqual(['abilities.0.cost']);
    expect(reasons(action({}, 'in-play'))).toBe('the cost is empty');
  });

  it('refuses statements without effect, and more modes than exist', () => {
    expect(paths([{ kind: 'passive', passive: { kind: 'keyword', of: 'me' } }])).toEqual([
      'abilities.0.passive',
    ]);
    expect(paths([spell({ kind: 'modes', modes: [draw, draw], count: 3 })])).toEqual(['abilities.0.effect']);
  });

  it('allows objects in play to gain only abilities that function in play', () => {
    const gain = [spell(draw), { kind: 'keyword', keyword: 'fleeting' }, joins(draw, { where: 'support' })];
    const problems = paths([{ kind: 'passive', passive: { kind: 'abilities', of: 'me', gain } }]);
    expect(problems).toEqual(gain.map((_, index) => `abilities.0.passive.gain.${index}`));
  });
});

describe('abilities on a card', () => {
  const card = (type: CardDefinition['type'], ...abilities: readonly Ability[]): CardDefinition => ({
    reference: 'OWN_B_AX_01_C',
    name: 'Card',
    type,
    subtypes: [],
    faction: 'axiom',
    rarity: type === 'hero' ? null : 'common',
    handCost: 1,
    reserveCost: 1,
    statistics: null,
    text: [],
    supportText: [],
    abilities,
    executed: false,
  });
  const action: Ability = { kind: 'quick-action', cost: { mana: 1 }, effect: draw };
  const cheaper: Ability = {
    kind: 'passive',
    passive: { kind: 'cost', who: 'you', of: 'me', add: -1, if: { kind: 'first-player', who: 'you' } },
  };

  it.each<[string, CardDefinition]>([
    ['no abilities', card('character')],
    ['a spell with an effect', card('spell', { kind: 'effect', effect: draw })],
    ['a spell with Fleeting', card('spell', { kind: 'keyword', keyword: 'fleeting' })],
    ['a spell with a support ability', card('spell', { ...action, where: 'support' })],
    ['a spell that changes its cost', card('spell', cheaper)],
    ['a permanent with Tough', card('permanent', { kind: 'tough', amount: 1 })],
    ['a hero with a quick action', card('hero', action)],
    ['a hero with counters', { ...card('hero'), startsWith: { coin: 2 } }],
  ])('allows %s', (_, definition) => {
    expect(cardAbilityProblems(definition)).toEqual([]);
  });

  it.each<[string, CardDefinition]>([
    ['an effect on a character', card('character', { kind: 'effect', effect: draw })],
    ['Fleeting on a character', card('character', { kind: 'keyword', keyword: 'fleeting' })],
    ['Gigantic on a permanent', card('permanent', { kind: 'keyword', keyword: 'gigantic' })],
    ['Tough on a hero', card('hero', { kind: 'tough', amount: 1 })],
    ['a support ability on a hero', card('hero', { ...action, where: 'support' })],
    ['an in-play quick action on a spell', card('spell', action)],
    ['a malformed tree', card('spell', { kind: 'effect', effect: step({ kind: 'sabotage', target: 0 }) })],
  ])('refuses %s', (_, definition) => {
    const problems = cardAbilityProblems(definition);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toMatch(/^abilities\.0/);
  });

  it('allows initial counters only on heroes, and only in whole numbers', () => {
    expect(cardAbilityProblems({ ...card('character'), startsWith: { coin: 2 } })).toHaveLength(1);
    expect(cardAbilityProblems({ ...card('hero'), startsWith: { coin: 0.5 } })).toHaveLength(1);
  });
});
