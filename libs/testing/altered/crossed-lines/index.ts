import { conditionPlaces, conditions } from './conditions.js';
import { crossed } from './crossing.js';
import { events, eventSubjects } from './events.js';
import { many, manyPlaces, one, onePlaces } from './nouns.js';
import { numberPlaces, numbers } from './numbers.js';
import { objects, objectVerbs } from './objects.js';
import { players, playerVerbs } from './players.js';
import { replacedBy, wouldBe } from './replaced.js';
import { statementPlaces, statements } from './statements.js';

/**
 * Lines made by putting each phrase of a kind in each place of that kind, by table: what can be said of one thing can be
 * said of every thing of its kind.
 */
export const crossedLines = {
  'an object in every place': crossed(one, onePlaces),
  'objects in every place': crossed(many, manyPlaces),
  'a condition in every place': crossed(conditions, conditionPlaces),
  'a player with every verb': crossed(players, playerVerbs),
  'an object with every verb': crossed(objects, objectVerbs),
  'a number in every place': crossed(numbers, numberPlaces),
  'an event with every subject': crossed(eventSubjects, events),
  'a statement for every time': crossed(statements, statementPlaces),
  'a replacement of every event': crossed(wouldBe, replacedBy),
} as const satisfies Readonly<Record<string, readonly string[]>>;
