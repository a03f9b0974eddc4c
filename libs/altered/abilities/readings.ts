import { readingsOf, type GameStarted } from '#record';

/** The version of the rules interpretation that new games use. Records that do not state a version use version 1. */
export const READINGS = 12;

/** For each change of interpretation, the version that introduced it. */
const since = {
  /** An object that gains or loses Gigantic joins or leaves the other expedition (7.4.3.k, 7.5.4.a, 7.5.5.a). */
  'gigantic-joins': 2,
  /**
   * A card counts as played when its resolution ends or when it leaves Limbo, whichever is first (5.1.2.e, 5.2.3.j).
   */
  'played-on-leaving': 2,
  /** Heroes become ready in the Morning (4.2.1.c, 2.2.10.e). */
  'heroes-readied': 2,
  /** The controller of the modified object decides the order of modifiers, but only if the results differ (6.2.f). */
  'order-by-results': 2,
  /** A Fleeting character that moves to the discard pile loses its boosts even if it is Seasoned (7.4.4.b). */
  'seasoned-to-reserve': 2,
  /** "You may" is not offered if nothing can be done (6.5.b). */
  'idle-may': 2,
  /**
   * Players choose several targets, or several cards of a cost, one at a time, so that they can take back each choice
   * (5.1.2.c).
   */
  'one-by-one': 2,
  /** Choosing n modes requires n legal modes (6.5.e, 5.1.2.c). */
  'all-modes': 2,
  /** Abilities that a new object receives from other objects also affect the order of timestamps (2.2.14.d). */
  'granted-timestamps': 2,
  /**
   * If a card in Hand is chosen by a characteristic, such as its cost, it is shown before it moves to a hidden zone
   * (3.1.3.f).
   */
  'chosen-shown': 2,
  /**
   * If an effect plays a card for free (7.3.14.a) or by Rush (7.3.29.a of edition 4.0), the game stores this fact until
   * the card has resolved.
   */
  'how-played': 3,
  /** A card in play stores the zone from which it was played (5.1.1.c). */
  'played-from-in-play': 3,
  /** "The first card you play from Reserve" counts only cards that were played from Reserve. */
  'first-from-there': 3,
  /**
   * Triggers on counters or a status match only objects in the zone that the trigger describes. In edition 4.0, if the
   * trigger describes no zone, they match only objects in play (2.2.2.n).
   */
  'heard-where-described': 4,
  /**
   * When an object joins another player's expedition of the same name, it leaves its previous expedition (7.5.10.a of
   * edition 4.0).
   */
  'left-for-another-player': 4,
  /**
   * If a step shows several players' cards and one of the players has left the game, the other players' cards are still
   * shown (M4.11).
   */
  'others-still-shown': 5,
  /** "You may take counters" is not offered if there are no counters (6.5.b). */
  'idle-counters': 5,
  /** "You may target a Character. If you do, …" counts as done if a target exists (6.5.d). */
  'targeted-is-done': 6,
  /** "When you spend 1 or more boosts" also matches counters that are spent from other objects (2.5.g). */
  'spent-from-others': 6,
  /** A Spell that is still resolving does not count as a card played this turn (7.5.11.a of edition 4.0). */
  'counted-once-played': 6,
  /**
   * A card in Hand that an effect plays, even for free, can be played for its Scout cost (7.4.5.c–d of edition 4.0).
   */
  'scout-by-effects': 7,
  /** Taking back a play does not change whose turn is next (5.1.2.f of edition 4.0). */
  'next-turn-kept': 7,
  /** Abilities that objects gain from one line of a Spell do not share the targets of earlier lines (5.2.3.g). */
  'own-targets-of-gained': 7,
  /**
   * A card is discarded by the player in whose Hand or Reserve it is, even if another player's effect causes the
   * discard (7.2.4.a, 7.3.7.a of edition 4.0).
   */
  'discarded-by-their-player': 7,
  /**
   * An optional cost modifies the cost that the player actually pays for the card, such as a Scout cost or a reduced
   * cost (5.1.2.e, 7.4.5.d of edition 4.0).
   */
  'priced-as-played': 8,
  /**
   * "When a Character is discarded" also matches a Fleeting Character that is discarded instead of going to Reserve
   * (2.4.7.d–e, 7.3.7.a of edition 4.0).
   */
  'fleeting-is-discarded': 9,
  /** A support ability about playing its own card is active only in Reserve (1.1.6.j, 1.2.4.d of edition 4.0). */
  'support-in-reserve': 9,
  /**
   * When a player takes control of a Permanent in Landmarks, the Permanent moves to that player's Landmarks (1.4.2.a,
   * 7.5.5.a of edition 4.0).
   */
  'landmarks-taken': 10,
  /** In "If your Expedition would move, … it … instead", "it" refers to that expedition (6.2.b). */
  'moving-expedition-known': 10,
  /** An ignored step has no targets, and conditions on a missing target are false (6.5.b–d of edition 4.0). */
  'ignored-with-targets': 11,
  /** "If its Base Cost was …" refers to the object that the effect has moved (2.1.h, 2.2.9.b of edition 4.0). */
  'base-cost-before': 11,
  /**
   * When an object gains or loses counters or a status, triggers match the object as it was before the event (6.3.f).
   */
  'described-before': 11,
  /** "Starting with you, each player may …" starts with the controller of the effect (1.4.2.a). */
  'starting-with-you': 11,
  /** "When a card goes from your deck or hand to Reserve" does not match other players' cards. */
  'from-own-zones': 11,
  /** The first player in initiative order decides the order of modifiers for a step that no player controls (6.2.f). */
  'ordered-by-initiative': 11,
  /**
   * If the object with a reaction has moved, the reaction finds the object only if this move triggered the reaction
   * (2.1.d, 2.1.f, 6.3.k of edition 4.0).
   */
  'own-object-gone': 11,
  /** Objects in the discard pile gain neither counters nor statuses (2.4.1.c, 2.5.b of edition 4.0). */
  'bare-in-discard': 11,
  /** A token that is created in Landmarks counts as joining them (7.5.9.a of edition 4.0; 7.5.4.a of 1.0). */
  'tokens-join-landmarks': 11,
  /** During Rest, Anchored and Asleep keep Characters in play, but no other objects (2.4.2, 2.4.4 of edition 4.0). */
  'characters-stay': 11,
  /** If a change to the limit of a zone has a condition, the condition is evaluated (2.3.2, 4.2.5.c). */
  'limits-if': 11,
  /**
   * Edition 1.0 also executes those cards of later sets for which it has rules. Games store the expeditions, dice and
   * costs to which these cards refer.
   */
  'later-sets': 12,
} as const;

export type Reading = keyof typeof since;

/** Whether a game uses this change of interpretation. */
export const reads = (game: Pick<GameStarted, 'options'> | null, reading: Reading): boolean =>
  readingsOf(game) >= since[reading];
