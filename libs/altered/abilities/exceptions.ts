import type { EditionId } from './capabilities.js';
import { ofChoices } from './exceptions-of-choices.js';
import { ofPlaces } from './exceptions-of-places.js';
import { timely10 } from './exceptions-of-times.js';
import { partly40 } from './partly-executed.js';
import type { Exception } from './unremembered.js';

export type { Exception } from './unremembered.js';

const exceptions10: readonly Exception[] = [...ofChoices, ...ofPlaces];

/** What edition 1.0 gives no meaning, and edition 4.0 does. */
const only10: readonly string[] = [
  'cards played by Rush',
  'exhausted cards in Reserve',
  'cannot-move-forward of more, or with an exception',
  'target of an expedition that is described',
  'expeditions that are known by what happened',
  'create in an expedition that is described',
  'target described by what is chosen later',
  'the controller or owner of what is known',
  'create for the last controller of something that may have been in an expedition',
  'modes that may be chosen again',
  'modes of which both may be chosen',
  'target total that is no limit',
  'move to a position that is counted',
  'create distributed without targets',
  'optional-cost of more than cards',
  'played spells among others',
  'targets as many as something',
  'the highest of three statistics',
  'targets that another player chooses',
  'optional-cost that bounds the targets',
  'counters spent as many as a player likes',
  'targets that cost more',
  'pay-to of others',
  'dice that are paid for',
  'total of what is chosen',
  'does-instead of opponents',
  'token by its name alone',
  'instead of what would happen for the first time',
  'statistics that are equal to a number',
  'the player whom a trigger tells of',
  'what cannot be done by some players alone',
  'one of several Expeditions that Ascends',
  'some of several Expeditions, moved',
  'modes that another player chooses',
  'what some players alone would discard',
  'support abilities that are lost',
  'Cooldown that Spells are given',
  'one or more Expeditions that move',
  'Gifts that are counted',
];

export const exceptions: Readonly<Record<EditionId, readonly Exception[]>> = {
  '1.0': [...exceptions10, ...timely10],
  '4.0': [...exceptions10.filter(({ kind }) => !only10.includes(kind)), ...partly40],
};
