import { eachOf, type Passive, type Selector } from '#altered/abilities';
import { around, form, list, phrase, type AnyParts } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, onePer } from './counters.js';
import { enteringWith, entersWith, limitsOf } from './entering.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { counterName, subtype, subtypes } from './names.js';
import { isTold } from './happenings.js';
import { playedIn } from './played.js';
import { playedWith } from './played-with.js';
import { inDigits, inWords, less, mana, severalInDigits } from './numbers.js';
import { anyStatus, anyTerrain, being, keyword, status, terrain } from './words-for.js';

/** Statements about what objects and players may, can't and do: one form each, of whatever objects. */
export function generalStatements(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const one = g.noun({ many: false, from: false, your: 'your' });
  const parts: AnyParts = {
    of: many,
    // What is played is in no Expedition yet.
    cards: only(many, ({ expedition }) => expedition === undefined),
    keyword,
    status,
    subtype,
    subtypes,
    less,
    mana,
    word: inWords,
    which: expeditionWord,
    due: anyTerrain,
    any: anyStatus,
    // To be exhausted is said otherwise.
    gained: only(anyStatus, (one) => !eachOf(one).includes('exhausted')),
    counters: counters(g),
    ability: g.ability,
    digits: severalInDigits,
    amount: inDigits,
    per: onePer(g),
    name: counterName,
    markers: list(around('one <it>', terrain), ',', 'and'),
    kept: form<Selector>("it's <status>", { status: being }, { status: $('status') }),
    byOpponents: oneOf<'opponent'>(
      means('by your opponents', 'opponent'),
      ...['by opponents', 'by an opponent', 'by your opponent', "by opponents' effects"].map((text) =>
        synonym(means<'opponent'>(text, 'opponent')),
      ),
    ),
  };
  const say = (text: string, tree: Template<Passive>): Syntax<Passive> => form<Passive>(text, parts, tree);
  const thoseInReserve = only(many, ({ zone }) => zone === 'reserve');
  const withoutSupport = (text: string): Syntax<Passive> =>
    form<Passive>(text, { of: thoseInReserve }, { kind: 'abilities', of: $('of'), lose: 'support' });
  const whose = [
    ['you play', 'you'],
    ['your opponents play', 'opponent'],
  ] as const;
  const from = [
    ['', {}],
    [' from Reserve', { from: 'reserve' }],
    [' from hand', { from: 'hand' }],
  ] as const;
  // "Characters you play with a base statistic of 0 cost {1} less": what they have stands after the verb.
  const costsWith = (verb: string, cost: object): readonly Syntax<Passive>[] =>
    (
      [
        ['<less> less, down to a minimum of <mana>', { add: $('less'), atLeast: $('mana') }],
        ['<less> less', { add: $('less') }],
        ['<mana> more', { add: $('mana') }],
      ] as const
    ).map(([change, tree]) =>
      synonym(
        form<Passive>(`<of> cost ${change}`, { ...parts, of: playedWith(g, many, verb) }, {
          ...cost,
          ...tree,
        } as never),
      ),
    );
  const costs = whose.flatMap(([verb, who]) =>
    from.flatMap(([where, source]) => {
      const cost = { kind: 'cost', who, ...source, of: $('of') } as const;
      return [
        ...costsWith(`${verb}${where}`, cost),
        say(`<of> ${verb}${where} cost <less> less, down to a minimum of <mana>`, {
          ...cost,
          add: $('less'),
          atLeast: $('mana'),
        }),
        say(`<of> ${verb}${where} cost <less> less`, { ...cost, add: $('less') }),
        synonym(
          say(`<of> ${verb}${where} cost <less> less for each of your Ascended Expeditions`, {
            ...cost,
            add: { times: [$('less'), { expeditions: { is: 'ascended', of: 'you' } }] },
          } as never),
        ),
        say(`<of> ${verb}${where} cost <less> less per <per>`, {
          ...cost,
          add: { times: [$('less'), $('per')] },
        }),
        say(`<of> ${verb}${where} cost <mana> more`, { ...cost, add: $('mana') }),
        say(`<of> ${verb}${where} lose <status>`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          lose: $('status'),
        }),
        say(`<of> ${verb}${where} don't gain Fleeting`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          notGained: 'fleeting',
        }),
        say(`<of> ${verb}${where} gain <status>`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          gain: $('status'),
        }),
      ];
    }),
  );
  const there = whose.flatMap(([text, who]) =>
    (
      [
        ['<less> less', $('less')],
        ['<mana> more', $('mana')],
      ] as const
    ).map(([change, add]) =>
      form<Passive>(`<cards> cost ${change}`, { cards: playedIn(many, text, who), less, mana }, {
        kind: 'cost',
        who,
        of: $('cards'),
        add,
      } as never),
    ),
  );
  const counted = from.map(([where, source]) =>
    form<Passive>(
      `<of> you play${where} gain <amount>`,
      { of: many, amount: counters(g) },
      { kind: 'played', who: 'you', cards: $('of'), ...source, counters: $('amount') },
    ),
  );
  const together = whose.flatMap(([text, who]) =>
    from.flatMap(([where, source]) => {
      const of = (said: string, tree: object): Syntax<Passive> =>
        say(`<of> ${text}${where} ${said}`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          ...tree,
        } as never);
      const amount = { counters: $('counters') };
      return [
        ...(who === 'you' ? [] : [of('gain <counters>', amount)]),
        of('gain <counters> and <status>', { ...amount, gain: $('status') }),
        of('gain <counters> and lose <status>', { ...amount, lose: $('status') }),
        synonym(of('lose <status> and gain <counters>', { ...amount, lose: $('status') })),
      ];
    }),
  );
  const inReserve = (
    [
      ['<less> less', { add: $('less') }],
      ['<mana> more', { add: $('mana') }],
    ] as const
  ).map(([text, change]) =>
    synonym(
      form<Passive>(`<of> in your Reserve cost ${text}`, parts, {
        kind: 'cost',
        who: 'you',
        from: 'reserve',
        of: $('of'),
        ...change,
      } as never),
    ),
  );
  return [
    ...there,
    ...costs,
    ...counted,
    ...together,
    ...inReserve,
    say('I lose my abilities', { kind: 'abilities', of: 'me', lose: true }),
    say('I lose <keyword>', { kind: 'keyword', of: 'me', lose: $('keyword') }),
    say('<of> lose <keyword>', { kind: 'keyword', of: $('of'), lose: $('keyword') }),
    synonym(say('<of> gain <keyword>', { kind: 'keyword', of: $('of'), gain: $('keyword') })),
    synonym(say('<of> gain Tough <amount>', { kind: 'tough', of: $('of'), amount: $('amount') })),
    say('<of> lose their abilities', { kind: 'abilities', of: $('of'), lose: true }),
    say("I'm also a <subtype>", { kind: 'subtypes', of: 'me', gain: [$('subtype')] }),
    say('<of> are also <subtypes>', { kind: 'subtypes', of: $('of'), gain: [$('subtypes')] }),
    marked('each', oneOf(...ofEach(one, parts))),
    say("I can't gain <any>", { kind: 'cannot-gain', of: 'me', status: $('any') }),
    say("<of> can't gain <any>", { kind: 'cannot-gain', of: $('of'), status: $('any') }),
    ...(['I', '<of>'] as const).map((who) =>
      say(`${who} can't gain <gained> <byOpponents>`, {
        kind: 'cannot-gain',
        of: who === 'I' ? 'me' : $('of'),
        status: $('gained'),
        by: $('byOpponents'),
      } as never),
    ),
    ...(
      [
        ['I', 'me'],
        ['<of>', $('of')],
      ] as const
    ).flatMap(([who, of]) =>
      (
        [
          ['exhausted', { kind: 'cannot-gain', status: 'exhausted' }],
          ['sacrificed', { kind: 'cannot-be-sacrificed' }],
          ['discarded', { kind: 'cannot-be-discarded' }],
        ] as const
      ).flatMap(([done, tree]) => {
        const by = { ...tree, of, by: $('byOpponents') } as never;
        return [
          say(`${who} can't be ${done}`, { ...tree, of }),
          say(`${who} can't be ${done} <byOpponents>`, by),
        ];
      }),
    ),
    ...(
      [
        ['', {}],
        [' by your opponents', { by: 'opponent' }],
        [' by your opponents with <cards>', { by: 'opponent', with: $('cards') }],
        [' with <cards>', { with: $('cards') }],
      ] as const
    ).flatMap(([text, by]) => [
      say(`I can't be targeted${text}`, { kind: 'cannot-be-targeted', of: 'me', ...by } as never),
      say(`<of> can't be targeted${text}`, { kind: 'cannot-be-targeted', of: $('of'), ...by } as never),
    ]),
    synonym(
      form<Passive>(
        "players can't sacrifice <of>",
        { of: only(many, ({ zone, controller }) => zone === undefined && controller === undefined) },
        { kind: 'cannot-be-sacrificed', of: $('of') },
      ),
    ),
    ...(
      [
        ['your opponents', 'opponent'],
        ['you', 'you'],
      ] as const
    ).map(([text, controller]) =>
      synonym(
        iso(
          phrase<{ of: Selector }>(`${text} can't sacrifice <of>`, {
            of: only(many, (like) => like.zone === undefined && like.controller === undefined),
          }),
          ({ of }): Passive => ({ kind: 'cannot-be-sacrificed', of: { ...of, controller } }),
          () => undefined,
        ),
      ),
    ),
    ...limitsOf(say),
    say("I can't be readied", { kind: 'cannot-be-readied', of: 'me' }),
    say("I can't switch Expeditions", { kind: 'cannot-switch', of: 'me' }),
    say("<of> can't switch Expeditions", { kind: 'cannot-switch', of: $('of') }),
    say("<of> can't be readied", { kind: 'cannot-be-readied', of: $('of') }),
    // So many have been played by then.
    ...(
      [
        ['you', 'you'],
        ['your opponents', 'opponent'],
        ['each opponent', 'opponent'],
        ['your opponent', 'opponent'],
      ] as const
    ).flatMap(([text, who]) =>
      (
        [
          ['turn', 'turn'],
          ['Day', 'day'],
        ] as const
      ).flatMap(([time, during]) =>
        [
          [`${text} can't play more than <word> <cards> each ${time}`, inWords, many],
          [`${text} can't play more than one <cards> each ${time}`, means<number>('', 1), one],
        ].map(([said, number, cards]) =>
          synonym(
            iso(
              phrase<{ word?: number; cards: Selector }>(said as string, {
                word: number as Syntax<number>,
                cards: only(cards as Syntax<Selector>, isTold),
              }),
              ({ word = 1, cards: what }): Passive => ({
                kind: 'cannot-play',
                who,
                cards: what,
                if: {
                  kind: 'compare',
                  left:
                    who === 'you' && during === 'turn'
                      ? { playedThisTurn: what }
                      : { happened: 'played', during, by: who, what },
                  is: 'at-least',
                  right: word,
                },
              }),
              () => undefined,
            ),
          ),
        ),
      ),
    ),
    ...['I', '<of>'].flatMap((who) =>
      [
        [' by <cards>', {}],
        [' by <cards> your opponents play', { by: 'opponent' }],
        [" by an opponent's <cards>", { by: 'opponent' }],
        [" by your opponents' <cards>", { by: 'opponent' }],
      ].map(([text, by]) =>
        synonym(
          say(`${who} can't be targeted${text as string}`, {
            kind: 'cannot-be-targeted',
            of: who === 'I' ? 'me' : $('of'),
            ...(by as object),
            with: $('cards'),
          } as never),
        ),
      ),
    ),
    ...(
      [
        ['you', 'you'],
        ['your opponents', 'opponent'],
        ['players', 'each-player'],
        ['each opponent', 'opponent'],
        ['your opponent', 'opponent'],
        ['each player', 'each-player'],
        ['no player', 'each-player'],
      ] as const
    ).flatMap(([text, who], index) => {
      const can = text === 'no player' ? 'can' : "can't";
      const all = [
        say(`${text} ${can} play <cards>`, { kind: 'cannot-play', who, cards: $('cards') }),
        say(`${text} ${can} draw cards`, { kind: 'cannot-do', who, does: 'draw' }),
        say(`${text} ${can} Resupply`, { kind: 'cannot-do', who, does: 'resupply' }),
      ];
      return index < 3 ? all : all.map(synonym);
    }),
    say("I can't be played", { kind: 'cannot-play', who: 'each-player', cards: 'me' }),
    say("<which> and the Expedition facing it can't move forward", {
      kind: 'cannot-move-forward',
      which: $('which'),
      andFacing: true,
    }),
    here(['it'], ({ heldBack: place }) =>
      place === null
        ? null
        : form<Passive>("it can't move forward during Dusk except due to <except>", { except: anyTerrain }, {
            kind: 'cannot-move-forward',
            which: place,
            during: 'dusk',
            except: $('except'),
          } as never),
    ),
    say("<which> can't move forward during Dusk except due to <due>", {
      kind: 'cannot-move-forward',
      which: $('which'),
      during: 'dusk',
      except: $('due'),
    }),
    say("<which> can't move forward due to <due>", {
      kind: 'cannot-move-forward',
      which: $('which'),
      due: $('due'),
    }),
    say("<which> can't move forward during Dusk", {
      kind: 'cannot-move-forward',
      which: $('which'),
      during: 'dusk',
    }),
    say("<which> can't Ascend", { kind: 'cannot-ascend', which: $('which') }),
    synonym(say("your Expeditions can't Ascend", { kind: 'cannot-ascend', which: 'each-of-yours' })),
    synonym(say("Expeditions can't Ascend", { kind: 'cannot-ascend', which: 'each' })),
    synonym(
      say("your opponents' Expeditions can't Ascend", { kind: 'cannot-ascend', which: 'each-of-opponents' }),
    ),
    say("<which> can't move backwards", { kind: 'cannot-move-backward', which: $('which') }),
    synonym(
      means<Passive>("your Expeditions can't move backwards", {
        kind: 'cannot-move-backward',
        which: 'each-of-yours',
      }),
    ),
    ...(
      [
        ["your Expeditions can't move forward due to <due>", { due: $('due') }],
        ["your Expeditions can't move forward during Dusk", { during: 'dusk' }],
        ["your Expeditions can't move forward", {}],
      ] as const
    ).map(([text, more]) =>
      synonym(say(text, { kind: 'cannot-move-forward', which: 'each-of-yours', ...more } as never)),
    ),
    say("<which> can't move forward", { kind: 'cannot-move-forward', which: $('which') }),
    means<Passive>('you may play me from your discard pile', {
      kind: 'playable-from',
      of: 'me',
      zone: 'discard',
    }),
    ...enteringWith(say),
    say('<of> remain exhausted during Morning', {
      kind: 'cannot-be-readied',
      of: $('of'),
      if: { kind: 'phase', phase: 'morning' },
    } as never),
    say('I begin the game with <digits> <name> counters', {
      kind: 'begins-with',
      counters: { name: $('name'), count: $('digits') },
    }),
    say('I begin the game with <markers> Terrain Marker', { kind: 'begins-with', markers: $('markers') }),
    say('you may keep one more card in Reserve during Night if <kept>', {
      kind: 'keeps-more',
      count: 1,
      like: $('kept'),
    }),
    say('the Support abilities of <of> can give them 1 more counter than their maximum', {
      kind: 'beyond-maximum',
      of: $('of'),
      more: 1,
    }),
    say('the Support abilities of <of> can give them counters beyond their maximum', {
      kind: 'beyond-maximum',
      of: $('of'),
    }),
    withoutSupport('ignore the Support abilities of <of>'),
    synonym(withoutSupport('<of> lose their Support abilities')),
    synonym(withoutSupport('<of> have no Support abilities')),
    form<Passive>(
      'I can gain <status> even if I was already <status>',
      { status },
      { kind: 'gains-again', status: $('status') },
    ),
    say('I gain "<ability>"', { kind: 'abilities', of: 'me', gain: [$('ability')] } as never),
    say('<of> gain "<ability>"', { kind: 'abilities', of: $('of'), gain: [$('ability')] } as never),
    marked(
      'have',
      say('<of> have "<ability>"', { kind: 'abilities', of: $('of'), gain: [$('ability')] } as never),
    ),
    say("I can't cost less than <mana>", { kind: 'cost', who: 'you', of: 'me', atLeast: $('mana') }),
  ];
}

/** The same of objects that are spoken of one by one: "each Character facing me loses Defender". */
function ofEach(one: Syntax<Selector>, parts: AnyParts): readonly Syntax<Passive>[] {
  const say = (text: string, tree: object): Syntax<Passive> =>
    form<Passive>(`each <one> ${text}`, { ...parts, one }, { ...tree, of: $('one') } as never);
  return [
    say('loses <keyword>', { kind: 'keyword', lose: $('keyword') }),
    synonym(say('gains <keyword>', { kind: 'keyword', gain: $('keyword') })),
    say("can't gain boosts", { kind: 'counters-forbidden', name: 'boost' }),
    say("can't gain counters", { kind: 'counters-forbidden' }),
    say('loses its abilities', { kind: 'abilities', lose: true }),
    say('is also a <subtype>', { kind: 'subtypes', gain: [$('subtype')] }),
    say("can't gain <any>", { kind: 'cannot-gain', status: $('any') }),
    say("can't be exhausted", { kind: 'cannot-gain', status: 'exhausted' }),
    say("can't be readied", { kind: 'cannot-be-readied' }),
    say("can't be sacrificed", { kind: 'cannot-be-sacrificed' }),
    say("can't be discarded", { kind: 'cannot-be-discarded' }),
    say("can't be targeted", { kind: 'cannot-be-targeted' }),
    say("can't be targeted by your opponents", { kind: 'cannot-be-targeted', by: 'opponent' }),
    say('gains "<ability>"', { kind: 'abilities', gain: [$('ability')] }),
    synonym(say('has "<ability>"', { kind: 'abilities', gain: [$('ability')] })),
    ...entersWith(say),
  ];
}
