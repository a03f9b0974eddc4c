import { descriptionOf } from '../nouns/quantities.js';
import type { Effect, What } from '#altered/abilities';
import type { Scope } from '../../syntax/scope.js';
import { $, form } from '../../syntax/phrases.js';
import { means, oneOf, synonym, token, type Syntax } from '../../syntax/syntax.js';
import { worded } from '../../syntax/worded.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, type Person } from '../words/verbs.js';

/** Whether a description means the player's own cards, or cards at the top of a deck. */
const isOwn = (what: What, scope: Scope): boolean => {
  const like = descriptionOf(what, scope);
  return like?.owner === 'you' || (typeof what === 'object' && 'top' in what);
};
const isBounded = (what: What, scope: Scope): boolean =>
  typeof what === 'object' && 'target' in what && what.target === scope.targets.length
    ? boundedTarget(what.target, scope)
    : descriptionOf(what, scope)?.bounds !== undefined;

function boundedTarget(target: number, scope: Scope): boolean {
  const definition = scope.declared[target];
  if (definition?.kind !== 'object') return false;
  return (
    definition.like.bounds !== undefined || definition.total !== undefined || (definition.count ?? 1) > 1
  );
}

/** The top or bottom of a deck. */
const position = token<'top' | 'bottom'>(
  'an end of the deck',
  ['top', 'bottom'],
  (text) => (text === 'top' || text === 'bottom' ? text : undefined),
  (end) => end,
);

/** The Reserve of a card's owner. Some lines call it "your Reserve". */
const reserve: Syntax<undefined> = {
  ...oneOf<undefined>(means('Reserve', undefined), synonym(means('your Reserve', undefined))),
  optional: true,
};

type Fits = (what: What, scope: Scope) => boolean;
const always: Fits = () => true;
const isMe: Fits = (what) => what === 'me';
const isNoted: Fits = (what) => typeof what === 'object' && 'noted' in what;

/** Whether several of the revealed cards are chosen and moved. */
const isSomeAmong: Fits = (what) =>
  typeof what === 'object' && 'choose' in what && what.choose.among !== undefined && (what.count ?? 1) !== 1;

/**
 * Phrases with "put", "return" and "send", which mean the same in the rules (7.3.15.b). In card text, the verb depends
 * on the origin and destination.
 */
export function moves(g: Grammar, person: Person): Syntax<Effect> {
  const object = g.object({ from: true, your: person.your });
  const move = (text: string, to: object, fits: Fits = always): Syntax<Effect> => {
    const syntax = form<Effect>(
      inPerson(person, text),
      { what: object, expedition: asPlace, position, reserve },
      {
        kind: 'step',
        step: { kind: 'move', what: $('what'), to },
      },
    );
    return {
      ...syntax,
      print: (effect, scope) =>
        effect.kind === 'step' && effect.step.kind === 'move' && fits(effect.step.what, scope)
          ? syntax.print(effect, scope)
          : null,
    };
  };
  const isOwnCard: Fits = (what, scope) => isMe(what, scope) || (isOwn(what, scope) && !isNoted(what, scope));
  const isSent: Fits = (what, scope) => !isNoted(what, scope) && !isOwn(what, scope);
  const elsewhere = oneOf(
    worded({
      return: move('[return] <what> to [your] hand', { zone: 'hand' }, isOwnCard),
      'put into': move('[put] <what> into [your] hand', { zone: 'hand' }, isNoted),
      'put in': move('[put] <what> in [your] hand', { zone: 'hand' }),
      "to its owner's": move("[return] <what> to its owner's hand", { zone: 'hand' }),
    }),
    move("[return] <what> to the <position> of its owner's deck", { zone: 'deck', position: $('position') }),
    move("[send] <what> to the Xth position of its owner's deck", { zone: 'deck', nth: { x: true } }),
    worded({
      mine: move("[put] <what> in my owner's Mana zone", { zone: 'mana' }, isMe),
      own: move('[put] <what> in [your] Mana zone', { zone: 'mana' }, isOwn),
      put: move("[put] <what> in its owner's Mana zone", { zone: 'mana' }),
      'to yours': move('[put] <what> in [your] Mana zone', { zone: 'mana' }),
    }),
    move('[put] <what> in [your] Mana zone as a ready Mana Orb', { zone: 'mana', ready: true }),
    move(
      '[choose] <what> and put them in <expedition>',
      { zone: 'expedition', expedition: $('expedition') },
      isSomeAmong,
    ),
  );
  return oneOf(
    elsewhere,
    worded({
      'send to': move(
        '[send] to <reserve> <what>',
        { zone: 'reserve' },
        (what, scope) => isBounded(what, scope) && !isOwn(what, scope),
      ),
      send: move('[send] <what> to <reserve>', { zone: 'reserve' }, isSent),
      put: move('[put] <what> in <reserve>', { zone: 'reserve' }),
      'send to all': move('[send] to <reserve> <what>', { zone: 'reserve' }),
    }),
  );
}
