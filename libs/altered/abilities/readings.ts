import { readingsOf, type GameStarted } from '#record';

/** The readings of new games; records that do not say are of 1. */
export const READINGS = 11;

/** What is read otherwise from some readings on. */
const since = {
  /** An object that gains or loses Gigantic joins or leaves the other expedition (7.4.3.k, 7.5.4.a, 7.5.5.a). */
  'gigantic-joins': 2,
  /** A card is played when its resolution ends, or when it leaves Limbo before that (5.1.2.e, 5.2.3.j). */
  'played-on-leaving': 2,
  /** Heroes are readied in the Morning (4.2.1.c, 2.2.10.e). */
  'heroes-readied': 2,
  /** Modifiers are put in order only where the results differ, by the controller of the object they are about (6.2.f). */
  'order-by-results': 2,
  /** A Fleeting character that is sent to the discard pile keeps no boosts for being Seasoned (7.4.4.b). */
  'seasoned-to-reserve': 2,
  /** "You may" is not asked where nothing could be done (6.5.b). */
  'idle-may': 2,
  /** Several targets, and several cards of a cost, are chosen one by one, so that they can be taken back (5.1.2.c). */
  'one-by-one': 2,
  /** So many modes have to be legal as have to be chosen (6.5.e, 5.1.2.c). */
  'all-modes': 2,
  /** Abilities that a new object has from others count for the order of timestamps as well (2.2.14.d). */
  'granted-timestamps': 2,
  /** A card of one's hand that was chosen by a characteristic is shown before it goes where nobody sees it (3.1.3.f). */
  'chosen-shown': 2,
  /** How an effect has a card played is kept until it has resolved: for free (7.3.14.a), by Rush (7.3.29.a of edition 4.0). */
  'how-played': 3,
  /** A card in play still knows from where it was played (5.1.1.c). */
  'played-from-in-play': 3,
  /** "The first card you play from Reserve" is the first of those that are played from there. */
  'first-from-there': 3,
  /** Who waits for counters or a status hears of objects where the description says, or in play (2.2.2.n). */
  'heard-where-described': 4,
  /** What comes to the Expedition of the same name of another player has left the one it was in (7.5.10.a of edition 4.0). */
  'left-for-another-player': 4,
  /** Where a step shows cards of several players and one of them leaves, those of the others are shown (M4.11). */
  'others-still-shown': 5,
  /** "You may take counters" asks nothing if there are no counters (6.5.b). */
  'idle-counters': 5,
  /** "You may target a Character. If you do, …": it is done where there is a target (6.5.d). */
  'targeted-is-done': 6,
  /** Counters are spent from other objects too: "When you spend 1 or more boosts" hears it (2.5.g). */
  'spent-from-others': 6,
  /** A Spell that still resolves is not yet among the cards that were played this turn (7.5.11.a of edition 4.0). */
  'counted-once-played': 6,
  /** An effect that has a card of Hand played leaves the choice of its Scout cost, for free too (7.4.5.c–d of edition 4.0). */
  'scout-by-effects': 7,
  /** A play that is taken back leaves who takes the turn after this one as it was (5.1.2.f of edition 4.0). */
  'next-turn-kept': 7,
  /** Abilities that a line of a Spell has objects gain have targets of their own, whatever the lines before it have (5.2.3.g). */
  'own-targets-of-gained': 7,
  /** "They" who discard a card of their hand or Reserve are its player, also where another player has them do it (7.2.4.a, 7.3.7.a of edition 4.0). */
  'discarded-by-their-player': 7,
  /** What is paid besides changes the cost that a card is played for: a Scout cost, or one that an effect has lowered (5.1.2.e, 7.4.5.d of edition 4.0). */
  'priced-as-played': 8,
  /** What is Fleeting is discarded instead of going to Reserve: "When a Character is discarded" hears it (2.4.7.d–e, 7.3.7.a of edition 4.0). */
  'fleeting-is-discarded': 9,
  /** What a support ability says about playing its own card, it says in Reserve alone (1.1.6.j, 1.2.4.d of edition 4.0). */
  'support-in-reserve': 9,
  /** A Permanent in Landmarks of which a player takes control joins theirs (1.4.2.a, 7.5.5.a of edition 4.0). */
  'landmarks-taken': 10,
  /** "If your Expedition would move, … it … instead": what happens instead is about that Expedition (6.2.b). */
  'moving-expedition-known': 10,
  /** An ignored step has no targets, and conditions on a missing target are false (6.5.b–d of edition 4.0). */
  'ignored-with-targets': 11,
  /** "If its Base Cost was …" is about the object that the effect has taken elsewhere (2.1.h, 2.2.9.b of edition 4.0). */
  'base-cost-before': 11,
  /** What gains or loses counters or a status is described as it was before (6.3.f). */
  'described-before': 11,
  /** "Starting with you, each player may …" begins with the player whose effect it is (1.4.2.a). */
  'starting-with-you': 11,
  /** "When a card goes from your deck or hand to Reserve" does not hear of other players' cards. */
  'from-own-zones': 11,
  /** Of a step that no player controls, the first player in initiative order orders the modifiers (6.2.f). */
  'ordered-by-initiative': 11,
  /** A reaction that is not about its own object's moving does not find it where it went (2.1.d, 2.1.f, 6.3.k of edition 4.0). */
  'own-object-gone': 11,
  /** Objects in the discard pile gain no counters, and no statuses (2.4.1.c, 2.5.b of edition 4.0). */
  'bare-in-discard': 11,
  /** A token that is created in Landmarks joins them (7.5.9.a of edition 4.0; 7.5.4.a of 1.0). */
  'tokens-join-landmarks': 11,
  /** An object that is no Character does not stay at Rest for being Anchored or Asleep (2.4.2, 2.4.4 of edition 4.0). */
  'characters-stay': 11,
  /** What a condition raises the limit of a zone for is asked (2.3.2, 4.2.5.c). */
  'limits-if': 11,
} as const;

export type Reading = keyof typeof since;

/** Whether a game is played by a reading. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: Reading): boolean =>
  readingsOf(game) >= since[reading];
