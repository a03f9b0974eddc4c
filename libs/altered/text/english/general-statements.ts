import { eachOf, type Passive, type Selector } from '#altered/abilities';
import { around, form, list, phrase, type AnyParts } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, onePer } from './counters.js';
import { enteringWith } from './entering.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { counterName, subtype, subtypes } from './names.js';
import { isTold } from './happenings.js';
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
    byOpponents: oneOf<'opponent'>(means('by your opponents', 'opponent')),
  };
  const say = (text: string, tree: Template<Passive>): Syntax<Passive> => form<Passive>(text, parts, tree);
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
  const costs = whose.flatMap(([verb, who]) =>
    from.flatMap(([where, source]) => {
      const cost = { kind: 'cost', who, ...source, of: $('of') } as const;
      return [
        say(`<of> ${verb}${where} cost <less> less, down to a minimum of <mana>`, {
          ...cost,
          add: $('less'),
          atLeast: $('mana'),
        }),
        say(`<of> ${verb}${where} cost <less> less`, { ...cost, add: $('less') }),
        say(`<of> ${verb}${where} cost <mana> more`, { ...cost, add: $('mana') }),
      ];
    }),
  );
  return [
    ...costs,
    say('I lose <keyword>', { kind: 'keyword', of: 'me', lose: $('keyword') }),
    say('<of> lose their abilities', { kind: 'abilities', of: $('of'), lose: true }),
    say('<of> are also <subtypes>', { kind: 'subtypes', of: $('of'), gain: [$('subtypes')] }),
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
    ]),
    say("I can't switch Expeditions", { kind: 'cannot-switch', of: 'me' }),
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
    form<Passive>(
      'I can gain <status> even if I was already <status>',
      { status },
      { kind: 'gains-again', status: $('status') },
    ),
    say('I gain "<ability>"', { kind: 'abilities', of: 'me', gain: [$('ability')] } as never),
    marked(
      'have',
      say('<of> have "<ability>"', { kind: 'abilities', of: $('of'), gain: [$('ability')] } as never),
    ),
  ];
}
