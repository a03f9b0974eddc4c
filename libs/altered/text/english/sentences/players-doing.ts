import { same, type Effect, type Players } from '#altered/abilities';
import { $, around, fieldsOf, form, phrase } from '../../syntax/phrases.js';
import { saying, type Scope } from '../../syntax/scope.js';
import {
  here,
  iso,
  means,
  oneOf,
  only,
  readIf,
  then,
  within,
  wordsFor,
  type Syntax,
} from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { instructions } from './instructions.js';
import { once, type Grammar } from '../words/grammar.js';
import { notedByEach } from '../conditions/by-each.js';
import { they, theyMay, type Person } from '../words/verbs.js';
import { players, pronoun, targetPlayer } from '../nouns/players.js';
import { imperative } from './steps.js';
import { followedVerbs, joinedVerbs } from '../words/sentence-forms.js';
import { hasActorField, splitActor, actionBy } from './step-actor.js';
import { comparing, inWordsLimit } from '../nouns/limits.js';

/** Records that other players also perform the last action, to which "this way" refers. */
const byOthers = (syntax: Syntax<Effect>): Syntax<Effect> =>
  then(notedByEach(syntax), (scope) =>
    scope.thisWay === null ? scope : saying(scope, { thisWay: { ...scope.thisWay, others: true } }),
  );

/** Actions with players as the subject. */
export const playerAction = (text: string, who: Syntax<Players>, does: Syntax<Effect>): Syntax<Effect> =>
  iso(
    phrase<{ who: Players; does: Effect }>(text, { who, does: only(does, hasActorField) }),
    (instruction) => actionBy(instruction.does, instruction.who),
    (effect) => splitActor(effect),
  );

/** Phrases such as "Each player draws a card" and "target opponent discards a card from their hand". */
export const playersDo = once((g: Grammar): Syntax<Effect> => {
  const of = (who: Syntax<Players>, person: Person): Syntax<Effect> =>
    byOthers(playerAction('<who> <does>', who, followedVerbs(imperative(g, person))));
  return oneOf<Effect>(of(players, they), marked('they', of(pronoun, theyMay)));
});

/** Phrases such as "they Resupply". */
export const theyDo = (g: Grammar): Syntax<Effect> => {
  const does = imperative(g, theyMay);
  return here(['they'], ({ it, they: before }) =>
    before !== null || it === null || typeof it === 'string'
      ? null
      : marked('they', playerAction('<who> <does>', means<Players>('they', { ownerOf: it }), does)),
  );
};

/** Phrases such as "they may Exhausted Resupply, then may do it again". */
export const twice = (may: Syntax<Effect>): Syntax<Effect> =>
  form<Effect>(
    '<effect>, then may do it again',
    { effect: may },
    { kind: 'repeat', times: 2, effect: $('effect'), said: 'again' },
  );

/** Phrases such as "each player may put a card from their hand in Reserve". */
export const playersMay = (g: Grammar): Syntax<Effect> =>
  byOthers(
    iso(
      playerAction('<who> may <does>', players, followedVerbs(imperative(g, theyMay))),
      (effect): Effect | undefined => {
        const who = splitActor(effect)?.who;
        return who && { kind: 'optional', effect, who };
      },
      (effect) =>
        effect.kind === 'optional' &&
        effect.said === undefined &&
        same(splitActor(effect.effect)?.who, effect.who)
          ? effect.effect
          : undefined,
    ),
  );

/** Phrases such as "Each player may put a card from their hand in Reserve to draw a card". */
export const playersPay = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, theyMay));
  return form<Effect>(
    '<who> may <pay> to <does>',
    { who: players, pay: verbs, does: instructions(verbs, true) },
    { kind: 'pay-to', who: $('who'), cost: { does: $('pay') }, ...fieldsOf('does', 'targets', 'effect') },
  );
};

/** Phrases such as "Starting with you, each player may …". */
export const startingWithYou = (g: Grammar): Syntax<Effect> =>
  marked('starting with you', around('starting with you, <it>', playersMay(g)));

/**
 * A condition that is evaluated for each player: "with more than three cards in their hand". In the tree, "you" means
 * the current player.
 */
const question = comparing(
  'with <limit> cards in their <zone>',
  { limit: inWordsLimit, zone: wordsFor({ hand: 'hand', Reserve: 'reserve' }) },
  { cardsIn: $('zone'), of: 'you' } as const,
);

/** Whether a word refers to the controller of the ability. False for "your" in "your opponent". */
const isMine = (word: string, index: number, all: readonly string[]): boolean =>
  word === 'you' || (word === 'your' && all[index + 1] !== 'opponent');

/**
 * An effect that each player resolves. Later words such as "it" or "they" cannot refer to the effect's objects, because
 * they would mean only one player's objects. In the effect's tree, "you" means the player who resolves it. Its text
 * therefore cannot contain "you".
 */
export const unspoken = (syntax: Syntax<Effect>): Syntax<Effect> => {
  const inside = (scope: Scope): Scope => saying(scope, { they: 'you' });
  const outside = (scope: Scope, { targets }: Scope): Scope =>
    saying(scope, {
      targets,
      they: null,
      it: null,
      several: false,
      counted: null,
      thisWay: null,
      thatMany: null,
    });
  const others = readIf(syntax, ({ end }, source, at) => !source.words.slice(at, end).some(isMine));
  return within(others, inside, outside);
};

const [hero, companion] = ['your-hero', 'your-companion'] as const;

/** Returns the same effect for the Companion Expedition. */
const elsewhere = (tree: Effect): Effect =>
  JSON.parse(JSON.stringify(tree).replaceAll(hero, companion)) as Effect;

/**
 * "Target player chooses their Hero or Companion Expedition, then …". Afterwards, "it" refers to the chosen expedition.
 */
const inChosen = (g: Grammar): Syntax<Effect> => {
  const verbs = followedVerbs(imperative(g, they));
  const does = within(verbs, (scope) => saying(scope, { place: hero, it: null }));
  return iso(
    phrase<{ who: Players; does: Effect }>('<who> chooses their Hero or Companion Expedition, then <does>', {
      who: oneOf<Players>(means('each player', 'each-player'), targetPlayer),
      does,
    }),
    ({ who, does: there }): Effect => ({
      kind: 'each-player',
      ...(who !== 'each-player' && { of: who }),
      effect: { kind: 'either', effects: [there, elsewhere(there)] },
    }),
    (effect) => {
      if (effect.kind !== 'each-player' || effect.effect.kind !== 'either') return undefined;
      const [there, other, ...more] = effect.effect.effects;
      const isEither = there !== undefined && same(other, elsewhere(there)) && more.length === 0;
      return isEither ? { who: effect.of ?? 'each-player', does: there } : undefined;
    },
  );
};

/**
 * "Each player with more than three cards in their hand draws a card". Applies the effect in turn to each player who
 * satisfies the condition.
 */
export const eachPlayerWho = (g: Grammar): Syntax<Effect> =>
  oneOf<Effect>(
    inChosen(g),
    unspoken(
      form<Effect>(
        'each player <condition> <does>',
        { condition: question, does: followedVerbs(imperative(g, they)) },
        {
          kind: 'each-player',
          effect: { kind: 'if', condition: $('condition'), then: $('does') },
          said: 'who',
        },
      ),
    ),
  );
