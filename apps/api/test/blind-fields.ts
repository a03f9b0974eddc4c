const choice = '{ choice text }';
const tally = '{ lost accuracy best inaccuracies mistakes blunders }';

export const blindScore = `{ judged reader ${tally} player ${tally} }`;
export const blindReaders = `{ number name isYou isOver link score ${blindScore} }`;
export const blindAnswer = `{ position asking choice ${choice} taken ${choice} best ${choice} loss error grade takenLoss takenGrade
  worth { choice text value error } }`;
/** The fields of a blind review before the current decision is answered. */
export const blindFields = `game position module seat name players { seat name hero faction } teams clock { day phase turn seat name } asking recent
  isOver isReviewed answered min max choices ${choice} steps { position text }
  state { position fingerprint clock { day } seats { seat name passed resources { name value } } zones { key kind seat count cards { key item
    object faceDown face { reference name lines { text } } counters { name value } } }
    decision { id seat kind min max optionCount options { key about text } } result { winners reason } }`;
