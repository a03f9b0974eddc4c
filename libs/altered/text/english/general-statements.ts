import type { Passive } from '#altered/abilities';
import { form, type AnyParts } from '../syntax/phrases.js';
import { iso, means, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { counters } from './counters.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { subtype } from './names.js';
import { inWords, mana } from './numbers.js';
import { keyword, status } from './words-for.js';

const less: Syntax<number> = iso(
  mana,
  (value) => -value,
  (value) => (typeof value === 'number' && value < 0 ? -value : undefined),
);

/** Statements about what objects and players may, can't and do: one form each, of whatever objects. */
export function generalStatements(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const parts: AnyParts = {
    of: many,
    keyword,
    status,
    subtype,
    less,
    mana,
    word: inWords,
    which: expeditionWord,
    counters: counters(g),
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
  const costs = whose.flatMap(([text, who]) =>
    from.flatMap(([where, source]) => {
      const cost = { kind: 'cost', who, ...source, of: $('of') } as const;
      return [
        say(`<of> ${text}${where} cost <less> less, down to a minimum of <mana>`, {
          ...cost,
          add: $('less'),
          atLeast: $('mana'),
        }),
        say(`<of> ${text}${where} cost <less> less`, { ...cost, add: $('less') }),
        say(`<of> ${text}${where} cost <mana> more`, { ...cost, add: $('mana') }),
        say(`<of> ${text}${where} lose <status>`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          lose: $('status'),
        }),
        say(`<of> ${text}${where} gain <status>`, {
          kind: 'played',
          who,
          cards: $('of'),
          ...source,
          gain: $('status'),
        }),
      ];
    }),
  );
  const counted = form<Passive>(
    '<of> you play gain <amount>',
    { of: many, amount: counters(g) },
    { kind: 'played', who: 'you', cards: $('of'), counters: $('amount') },
  );
  return [
    ...costs,
    counted,
    say('I lose <keyword>', { kind: 'keyword', of: 'me', lose: $('keyword') }),
    say('<of> lose <keyword>', { kind: 'keyword', of: $('of'), lose: $('keyword') }),
    say('<of> lose their abilities', { kind: 'abilities', of: $('of'), lose: true }),
    say("I can't gain <status>", { kind: 'cannot-gain', of: 'me', status: $('status') }),
    say("<of> can't gain <status>", { kind: 'cannot-gain', of: $('of'), status: $('status') }),
    say("I can't be readied", { kind: 'cannot-be-readied', of: 'me' }),
    say("<of> can't be readied", { kind: 'cannot-be-readied', of: $('of') }),
    say("you can't play <of>", { kind: 'cannot-play', who: 'you', cards: $('of') }),
    say("your opponents can't play <of>", { kind: 'cannot-play', who: 'opponent', cards: $('of') }),
    say("players can't play <of>", { kind: 'cannot-play', who: 'each-player', cards: $('of') }),
    say("I can't be played", { kind: 'cannot-play', who: 'each-player', cards: 'me' }),
    say("<which> can't move forward during Dusk", {
      kind: 'cannot-move-forward',
      which: $('which'),
      during: 'dusk',
    }),
    say("<which> can't move forward", { kind: 'cannot-move-forward', which: $('which') }),
    means<Passive>('you may play me from your discard pile', {
      kind: 'playable-from',
      of: 'me',
      zone: 'discard',
    }),
    say('I enter the Expedition zone <status>', {
      kind: 'enters-with',
      of: 'me',
      zone: 'expedition',
      statuses: [$('status')],
    }),
    say('<of> enter the Expedition zone <status>', {
      kind: 'enters-with',
      of: $('of'),
      zone: 'expedition',
      statuses: [$('status')],
    }),
    say('I enter the Expedition zone with <counters>', {
      kind: 'enters-with',
      of: 'me',
      zone: 'expedition',
      counters: $('counters'),
    }),
    say('<of> enter the Expedition zone with <counters>', {
      kind: 'enters-with',
      of: $('of'),
      zone: 'expedition',
      counters: $('counters'),
    }),
    say("I can't cost less than <mana>", { kind: 'cost', who: 'you', of: 'me', atLeast: $('mana') }),
  ];
}
