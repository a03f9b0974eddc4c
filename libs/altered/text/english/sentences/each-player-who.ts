import { same, type Condition, type Effect, type Players } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { form, phrase } from '../../syntax/phrases.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { iso, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { followedVerbs } from '../words/joined-verbs.js';
import { targetPlayer } from '../nouns/players.js';
import { comparing, inWordsLimit } from '../nouns/limits.js';
import { they } from '../words/person.js';
import { imperative } from './steps.js';

/** The condition for each player in turn, who is "you" in the tree: "with more than three cards in their hand". */
const question = oneOf<Condition>(
  ...(
    [
      ['hand', 'hand'],
      ['Reserve', 'reserve'],
    ] as const
  ).map(([text, zone]) =>
    comparing(`with <limit> cards in their ${text}`, { limit: inWordsLimit }, { cardsIn: zone, of: 'you' }),
  ),
);

/** Words for the controller of the ability, no longer "you" in the tree; "your opponent" is one of the others. */
const isMine = (word: string, index: number, all: readonly string[]): boolean =>
  word === 'you' || (word === 'your' && all[index + 1] !== 'opponent');

/**
 * After an action of each player, "it" and "they" refer to nothing from it: they would mean a single player's. Inside it, each
 * player is "you" in the tree, and "you" of the text is a different player.
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
  return {
    first: () => firstOf(syntax),
    parse: (source, at, scope) =>
      syntax
        .parse(source, at, inside(scope))
        .filter(({ end }) => !source.words.slice(at, end).some(isMine))
        .map((reading) => ({ ...reading, scope: outside(scope, reading.scope) })),
    print: (value, scope) => {
      const printed = syntax.print(value, inside(scope));
      return printed === null ? null : { ...printed, scope: outside(scope, printed.scope) };
    },
  };
};

const [hero, companion] = ['your-hero', 'your-companion'] as const;

/** The same in the other Expedition. */
const elsewhere = (tree: Effect): Effect =>
  JSON.parse(JSON.stringify(tree).replaceAll(hero, companion)) as Effect;

/** "Target player chooses their Hero or Companion Expedition, then …": in either of them, which is "it". */
const inChosen = (g: Grammar): Syntax<Effect> => {
  const verbs = followedVerbs(imperative(g, they));
  const does: Syntax<Effect> = {
    first: () => firstOf(verbs),
    parse: (source, at, scope) => verbs.parse(source, at, saying(scope, { place: hero, it: null })),
    print: (value, scope) => verbs.print(value, saying(scope, { place: hero, it: null })),
  };
  return iso(
    phrase<{ who: Players; does: Effect }>('<who> chooses their Hero or Companion Expedition, then <does>', {
      who: targetPlayer,
      does,
    }),
    ({ who, does: there }): Effect => ({
      kind: 'each-player',
      of: who,
      effect: { kind: 'either', effects: [there, elsewhere(there)] },
    }),
    (effect) => {
      if (effect.kind !== 'each-player' || effect.of === undefined || effect.effect.kind !== 'either')
        return undefined;
      const [there, other, ...more] = effect.effect.effects;
      const isEither = there !== undefined && same(other, elsewhere(there)) && more.length === 0;
      return isEither ? { who: effect.of, does: there } : undefined;
    },
  );
};

/** "Each player who controls a Landmark draws a card": one after the other, the players that meet the condition. */
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
