import type { Effect, LaterPassive, Passive, Quantity } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, iso, means, oneOf, phrase, type AnyParts, type Syntax } from '../syntax/syntax.js';
import { $, type Hole, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { standing } from './later-places.js';
import { inWords, mana } from './numbers.js';
import { articled } from './what.js';
import { status, terrain } from './words-for.js';

/** Costs that become less are printed with what they lose. */
const less: Syntax<number> = iso(
  mana,
  (value) => -value,
  (value) => (value < 0 ? -value : undefined),
);

/** "I cost {1} less", "cards you play cost {1} more" */
function costs(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const each = iso(
    phrase<{ less: number; each: unknown }>('I cost <less> less <each>', {
      less,
      each: oneOf<Quantity>(
        means('for each of your Ascended Expeditions', {
          later: { kind: 'expeditions', is: 'ascended', of: 'you' },
        }),
        means('per Expedition In contact that you control', {
          later: { kind: 'expeditions', is: 'in-contact', of: 'you' },
        }),
      ),
    }),
    ({ less: add, each: per }): Passive => ({
      kind: 'cost',
      who: 'you',
      of: 'me',
      add: { times: [add, per as never] },
    }),
    (value) =>
      value.kind === 'cost' && typeof value.add === 'object' && 'times' in value.add
        ? { less: value.add.times[0] as number, each: value.add.times[1] }
        : undefined,
  );
  const from = { kind: 'cost', who: 'you', from: 'reserve', of: $('of') } as const;
  const played = 'played from Reserve cost';
  const perCharacter = form<Passive>(
    'I cost <add> less per <per>',
    {
      add: less,
      per: g.noun({ many: false, from: false, your: 'your' }),
    },
    { kind: 'cost', who: 'you', of: 'me', add: { times: [$('add'), { count: $('per') }] } },
  );
  return [
    form<Passive>('I cost <add> less', { add: less }, { kind: 'cost', who: 'you', of: 'me', add: $('add') }),
    form<Passive>('I cost <add> more', { add: mana }, { kind: 'cost', who: 'you', of: 'me', add: $('add') }),
    each,
    perCharacter,
    form<Passive>(
      `<of> ${played} <add> more`,
      { of: many, add: mana },
      { ...from, who: 'each-player', add: $('add') },
    ),
    form<Passive>(
      `<of> ${played} <add> less`,
      { of: many, add: less },
      { ...from, who: 'each-player', add: $('add') },
    ),
    form<Passive>(
      `<of> ${played} <add> less, down to a minimum of <atLeast>`,
      { of: many, add: less, atLeast: mana },
      { ...from, who: 'each-player', add: $('add'), atLeast: $('atLeast') },
    ),
  ];
}

/** "my {V}, {M} and {O} are equal to my highest statistic" */
const highest = (g: Grammar): readonly Syntax<Passive>[] => {
  const tree = (of: 'me' | Hole): Template<Passive> => ({
    kind: 'later',
    passive: { kind: 'highest-statistic', of } as Template<
      Extract<LaterPassive, { kind: 'highest-statistic' }>
    >,
  });
  return [
    form<Passive>('my {V}, {M} and {O} are equal to my highest statistic', {}, tree('me')),
    form<Passive>(
      'the {V}, {M} and {O} of <of> are equal to their highest statistic',
      { of: g.noun({ many: true, from: false, your: 'your' }) },
      tree($('of')),
    ),
  ];
};

type Would = Extract<LaterPassive, { kind: 'instead' }>['would'];

/** "If …, it … instead": what would happen, and what happens. */
function instead(g: Grammar): readonly Syntax<Passive>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const would = oneOf<Would>(
    form<Would>('I would gain <status>', { status }, { kind: 'gain', what: 'me', status: $('status') }),
    means<Would>('I would go to Reserve from the Expedition zone', {
      kind: 'go',
      what: 'me',
      from: 'expedition',
      to: 'reserve',
    }),
    form<Would>(
      '<what> would leave <expedition> during the Afternoon',
      { what: articled(one), expedition: expeditionWord },
      { kind: 'leave', what: $('what'), expedition: $('expedition'), during: 'afternoon' },
    ),
    form<Would>(
      '<which> would move forward during Dusk',
      { which: expeditionWord },
      {
        kind: 'forward',
        which: $('which'),
        during: 'dusk',
      },
    ),
    form<Would>(
      '<which> would move forward',
      { which: expeditionWord },
      { kind: 'forward', which: $('which') },
    ),
    means<Would>('one of your Ascended Expeditions would attempt to Ascend again', {
      kind: 'ascend-again',
      which: 'each-of-yours',
    }),
    means<Would>('you would roll a die', { kind: 'roll' }),
  );
  const itDoes = withIt(g.clause);
  const say = (text: string, more: object): Syntax<Passive> =>
    form<Passive>(text, { would, effect: itDoes }, {
      kind: 'later',
      passive: { kind: 'instead', would: $('would'), effect: $('effect'), ...more },
    } as never);
  const onward: Syntax<Effect> = means<Effect>('it moves forward one more region', {
    kind: 'step',
    step: { kind: 'move-expedition', which: 'its-expedition', direction: 'forward' },
    said: 'one more',
  });
  return [
    say('if <would>, <effect> instead', {}),
    form<Passive>(
      'if <would>, <effect> instead',
      { would, effect: onward },
      {
        kind: 'later',
        passive: { kind: 'instead', would: $('would'), effect: $('effect') },
      },
    ),
    form<Passive>(
      'if <would>, you may discard me instead to <effect>',
      { would, effect: g.clause },
      {
        kind: 'later',
        passive: { kind: 'instead', would: $('would'), optional: true, effect: $('effect') },
      },
    ),
    say('if <would>, <effect>', { also: true }),
    means<Passive>('if you would roll a die, you may add 1 to its result', {
      kind: 'dice',
      who: 'you',
      mayAdd: 1,
    }),
  ];
}

/** What would do something is "it". */
const withIt = (clause: Syntax<Effect>): Syntax<Effect> => ({
  parse: (source, at, scope) => clause.parse(source, at, saying(scope, { it: 'it', several: false })),
  print: (value, scope) => clause.print(value, saying(scope, { it: 'it', several: false })),
});

/** Statements of later editions. */
export function laterPassives(g: Grammar): readonly Syntax<Passive>[] {
  const style = { from: false, your: 'your' } as const;
  const many = g.noun({ ...style, many: true });
  const fromMany = g.noun({ ...style, many: true, from: true });
  const say = (text: string, parts: AnyParts, tree: Template<LaterPassive>): Syntax<Passive> =>
    form<Passive>(text, parts, { kind: 'later', passive: tree });
  const limit = (text: string, of: 'reserve' | 'landmark'): readonly Syntax<Passive>[] => [
    form<Passive>(
      `your ${text} limit is increased by <add>`,
      { add: inWords },
      { kind: `${of}-limit`, add: $('add') },
    ),
    say(`your ${text} limit is <set>`, { set: inWords }, { kind: 'limit', of, set: $('set') }),
  ];
  const defenders = "Defender Characters don't prevent";
  const itsMoves = marked<Passive>(
    'it',
    say(`${defenders} it from moving forward`, {}, { kind: 'defenders-ignored', which: 'my-expedition' }),
  );
  return [
    ...costs(g),
    ...highest(g),
    ...instead(g),
    ...limit('Reserve', 'reserve'),
    ...limit('Landmarks', 'landmark'),
    say(
      "I don't count towards your <of> limit",
      { of: oneOf<'reserve' | 'landmark'>(means('Reserve', 'reserve'), means('Landmarks', 'landmark')) },
      {
        kind: 'not-counted',
        of: $('of'),
      },
    ),
    say("I can't be played in a starting region", {}, { kind: 'cannot-be-played', in: 'starting-region' }),
    say(
      "I'm also considered <as>, even when not in play",
      { as: articled(g.noun({ ...style, many: false })) },
      {
        kind: 'considered',
        as: $('as'),
      },
    ),
    say(
      '<which> is considered <as>',
      { which: expeditionWord, as: standing },
      {
        kind: 'expedition-considered',
        which: $('which'),
        as: $('as'),
      },
    ),
    say(
      '<which> and its Characters are considered <as>',
      { which: expeditionWord, as: standing },
      {
        kind: 'expedition-considered',
        which: $('which'),
        as: $('as'),
        characters: true,
      },
    ),
    say("<of> can't gain counters", { of: many }, { kind: 'counters-forbidden', of: $('of') }),
    say(
      `${defenders} <which> from moving forward`,
      { which: expeditionWord },
      {
        kind: 'defenders-ignored',
        which: $('which'),
      },
    ),
    say(
      'my region and the region of the Expedition facing me are <terrain> and lose their other terrains',
      { terrain },
      {
        kind: 'region',
        whose: 'mine-and-facing',
        terrain: $('terrain'),
        loses: true,
      },
    ),
    say(
      'my region is <terrain> in addition to its other terrains',
      { terrain },
      {
        kind: 'region',
        whose: 'mine',
        terrain: $('terrain'),
      },
    ),
    say(
      'you may play <what> for <less> less, down to a minimum of <atLeast>',
      {
        what: fromMany,
        less: mana,
        atLeast: mana,
      },
      { kind: 'may-play', what: $('what'), less: $('less'), atLeast: $('atLeast') },
    ),
    say(
      'you may play <what> for <less> less',
      { what: fromMany, less: mana },
      {
        kind: 'may-play',
        what: $('what'),
        less: $('less'),
      },
    ),
    form<Passive>(
      'you may play <what> for <less> less if their <bound>',
      {
        what: fromMany,
        less: mana,
        bound: basedOn(),
      },
      {
        kind: 'later',
        passive: { kind: 'may-play', what: $('what'), less: $('less'), baseCost: $('bound') },
      } as never,
    ),
    say('you may play <what>', { what: fromMany }, { kind: 'may-play', what: $('what') }),
    say(
      'I cost {2} less to play in an Expedition with no Characters',
      {},
      {
        kind: 'cost-in',
        add: -2,
        where: 'empty-expedition',
      },
    ),
    say(
      'pay <add> more to play me in a starting region',
      { add: mana },
      {
        kind: 'cost-in',
        add: $('add'),
        where: 'starting-region',
      },
    ),
    itsMoves,
  ];
}

const basedOn = (): Syntax<unknown> =>
  phrase('Base Cost is <than> <is>', {
    than: mana,
    is: oneOf(means('or more', 'at-least'), means('or less', 'at-most')),
  });
