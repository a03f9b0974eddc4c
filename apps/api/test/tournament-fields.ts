/** The fields of a tournament. Omits ids, times and tokens, which differ on every server. */
export const tournamentFields = `name date by isYours players matchCount
  matches { round players bestOf wins isByHand isOver games { game winner } }
  standings { place player points won drawn lost opponents gamesWon }
  proposed { match players games { game startedAt winner } }`;

const mean = '{ games value low high isSmall }';
const rate = '{ games wins rate low high isSmall }';
export const preparationFields = `player opponent module modules { module games } games counted
  all ${rate} first ${rate} second ${rate} length ${mean} reactions ${mean}
  days { day played ${mean} mana ${mean} unspent ${mean} habits { habit name times ${mean} } }
  decks { hero faction all ${rate} game startedAt counted
    cards { reference name games played inMana firstDays { day games } } }
  latest { game seat opponent startedAt won }`;
