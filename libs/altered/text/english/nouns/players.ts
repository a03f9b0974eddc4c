import type { Players, TargetDefinition } from '#altered/abilities';
import { capital } from '../words/names.js';
import { headOf } from '../../syntax/beginning.js';
import { saying } from '../../syntax/scope.js';
import { around, form } from '../../syntax/phrases.js';
import { here, means, oneOf, rule, then, words, wordsFor, type Syntax } from '../../syntax/syntax.js';
import { introducing } from '../words/targets.js';

const chosen = (definition: Syntax<TargetDefinition>): Syntax<Players> =>
  introducing(definition, (scope, target) => saying(scope, { they: target }));
const targetOpponent = chosen(
  means<TargetDefinition>('target opponent', { kind: 'player', who: 'opponent' }),
);
const anyPlayer = chosen(means<TargetDefinition>('target player', { kind: 'player', who: 'any' }));

export const targetPlayer = oneOf<Players>(targetOpponent, anyPlayer);

/** The phrases "target player's" and "target opponent's". */
export const targetPlayers = chosen(
  oneOf<TargetDefinition>(
    means("target opponent's", { kind: 'player', who: 'opponent' }),
    means("target player's", { kind: 'player', who: 'any' }),
  ),
);

/** The possessive of players other than the actor, before a zone: "each player's". */
export const whose: Syntax<Players> = oneOf<Players>(
  wordsFor<Players>({ "your opponent's": 'opponent', "each player's": 'each-player' }),
  targetPlayers,
);

/** A phrase that refers to the last mentioned player. */
const worded = (text: string): Syntax<Players> =>
  here(headOf(text), ({ they }) => (they === null ? null : means<Players>(text, they)));

const spokenOf = (syntax: Syntax<Players>): Syntax<Players> =>
  then(syntax, (scope, they) => saying(scope, { they }));

/**
 * Like `worded`, but for the controller or owner of a chosen or noted object. If `isPronoun` is set, rejects the phrase
 * if a player has been mentioned.
 */
const ofKnown = (text: string, field: 'controllerOf' | 'ownerOf', isPronoun = false): Syntax<Players> =>
  here(headOf(text), ({ it, they }) => {
    if (it === null || it === 'it' || it === 'me' || (isPronoun && they !== null)) return null;
    const who = { [field]: it } as unknown as Players;
    const word = means(text, who);
    return isPronoun ? word : spokenOf(word);
  });

/** The phrase "that opponent", for the owner of the last mentioned object. */
export const thatOpponent: Syntax<Players> = ofKnown('that opponent', 'ownerOf', true);

/**
 * "The controller of the Expedition facing that Illusion". The last word is the sub-type of a token that was just
 * created.
 */
const facingToken: Syntax<Players> = here(['the'], ({ it, tokens }) => {
  if (it === null || it === 'it' || it === 'me' || tokens === null || !('token' in tokens)) return null;
  const { token } = tokens;
  const subtype = 'subtypes' in token ? token.subtypes.at(-1) : undefined;
  if (subtype === undefined) return null;
  const kind = { ...words(capital(subtype)), optional: true } as const;
  return spokenOf(
    form<Players>('the controller of the Expedition facing that <kind>', { kind }, { facing: it }),
  );
});

export const pronoun: Syntax<Players> = worded('they');

/** Players as the subject of a verb: "each player", "target opponent", "they". */
export const players: Syntax<Players> = rule(
  'a player',
  oneOf<Players>(
    spokenOf(means('each player', 'each-player')),
    targetPlayer,
    worded('that player'),
    worded('they'),
    ofKnown('its controller', 'controllerOf'),
    ofKnown('its owner', 'ownerOf'),
    facingToken,
  ),
);

/** The players whose actions a trigger can name, and whether the verb that follows is singular. */
export const listenedTo: readonly {
  readonly text: string;
  readonly who: Players;
  readonly isSingular: boolean;
}[] = [
  { text: 'you', who: 'you', isSingular: false },
  { text: 'an opponent', who: 'opponent', isSingular: true },
];

/**
 * "They control", for a previously mentioned player. Rejected after "each player", because it would then mean all
 * players' objects.
 */
export const theyControl: Syntax<Players> = here(['they', 'that'], ({ they }) =>
  they === null || they === 'each-player' ? null : means<Players>('they control', they),
);

/** Phrases after a noun for a controller other than the actor. */
const otherControllers: Syntax<Players> = rule(
  'whose they are',
  oneOf<Players>(
    means('your opponents control', 'opponent'),
    means('an opponent controls', 'opponent'),
    around('<it> controls', targetOpponent),
    around('controlled by <it>', anyPlayer),
  ),
);

/** Phrases after a noun for the controller of objects. */
export const controllers: Syntax<Players> = rule(
  'whose they are',
  oneOf<Players>(means('you control', 'you'), otherControllers),
);
