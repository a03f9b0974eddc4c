const choice = '{ choice text }';
const spot = '{ kind key }';
const marks = `arrows { from ${spot} to ${spot} } highlights ${spot}`;

/** The fields of a study. Omits ids and tokens, which differ on every server. */
export const studyFields = `title by isYours chapters { written { game position until as text ${marks} question { text accepted answer } } }`;
/** The fields of a game's state at a position of a chapter. */
const state = `{ position fingerprint clock { day phase turn seat } seats { seat name passed resources { name value } }
  zones { key kind seat count cards { key item object faceDown face { reference name lines { text } } counters { name value } } }
  decision { id seat kind optionCount options { key about text } } result { winners reason } }`;
/**
 * Returns the fields of a chapter that readers can see. They include the game's state at the chapter's first and last
 * positions.
 */
export const chapterFields = (until: string): string => `code game text ${marks}
  question { text accepted ${choice} answer isHidden }
  position { position until as module players { seat name hero faction } teams clock { day phase turn seat } seat
    choices ${choice} min max taken ${choice} steps { position text }
    first: state ${state} last: state(at: "${until}") ${state} }`;
