export {
  cardSeen,
  type Does,
  effect,
  effectOf,
  gainCounters,
  joins,
  may,
  passive,
  quickAction,
  reaction,
  resupply,
  seen,
  sequence,
  simultaneously,
  type Statement,
  statisticsOf,
  step,
  type When,
} from './abilities.js';
export { abilityDecks } from './ability-decks.js';
export { boosterWars } from './booster-wars.js';
export {
  abilitiesSaying,
  type CardPart,
  character,
  hero,
  type Line,
  permanent,
  spell,
  statistics,
} from './cards.js';
export { type AlteredPosition, checkedAltered } from './checks.js';
export { cardsOfRiver, draftOfBots, recordedDraft } from './drafts-of-bots.js';
export { contradictions, implied, type Implied } from './implied.js';
export { numberedRules } from './numbered-rules.js';
export { perft, playedTo } from './perft.js';
export { type PrintedLine, printedLines, type PrintedSource } from './printed-lines.js';
export { everyCard, newestDecks, type PublishedCard } from './published-decks.js';
export { randomTree } from './random-trees.js';
export { recombined } from './recombined.js';
export { editionPlayed, inEdition, type Placed, type Position, type SeatPosition, Table } from './table.js';
export { tablesOfFour } from './tables-of-four.js';
export { afterTrick, tableOf, tableOf4, trick } from './tables.js';
export { watched } from './watched.js';
