import type { Seat } from '#record';
import type { Mana, Token } from '../../abilities/definition.js';
import type { Status, Zone } from './state.js';

export const phases = ['set-up', 'start', 'main', 'end'] as const;
export type Phase = (typeof phases)[number];

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: 'health' | 'both-fell' | 'conceded';
  readonly rule: string;
}

/** A contract's move between zones of its owner. The item is null if the viewer does not know the contract. */
export interface Move {
  readonly kind: 'move';
  readonly item: number | null;
  readonly seat: Seat;
  readonly from: Zone;
  readonly to: Zone;
  /** The timestamp of the new object. Null if the contract is not in play. */
  readonly object: number | null;
  /** The contract's position in the line. */
  readonly index?: number;
  /** Present if the contract was drawn or extracted while the hand was full (2.5.b). */
  readonly drawn?: true;
  /** The turn in which the contract came into play. Absent if it is not in play. */
  readonly arrived?: number;
}

/** An object in play. `object` changes whenever the contract re-enters play. */
interface InPlay {
  readonly item: number;
  readonly object: number;
}

export interface Activate {
  readonly kind: 'activate';
  readonly item: number;
  /** The timestamp of the object. Null if the contract is not in play. */
  readonly object: number | null;
  readonly seat: Seat;
  readonly ability: number;
  /** The item that represents the effect until it ends. */
  readonly emblem: number;
}

/** The changes that effects applied to a creature, in addition to printed and provided values. */
export interface Applied {
  readonly attack: number;
  readonly health: number;
}

/**
 * An atomic action. It contains all its changes, so it can be applied without the rules. Null, which never occurs in
 * records, marks a value that is unknown to the viewer. Optional fields exist from schema 2 on, and `completeAction`
 * derives them for older records.
 */
export type Action =
  | Move
  | {
      readonly kind: 'set-aside';
      readonly seat: Seat;
      readonly items: readonly number[] | null;
      readonly count: number;
    }
  /**
   * The items in `order` become the deck, from top to bottom. If `aside` is true, they include all items that were set
   * aside.
   */
  | {
      readonly kind: 'shuffle';
      readonly seat: Seat;
      readonly order: readonly number[] | null;
      readonly count: number;
      readonly aside?: true;
    }
  | { readonly kind: 'first-player'; readonly seat: Seat }
  | {
      readonly kind: 'turn';
      readonly day: number;
      readonly turn: number;
      readonly seat: Seat;
      readonly phase?: 'start';
      /** The objects in play that become ready, so that they are neither done nor active. */
      readonly ready?: readonly number[];
      /** Resets whether the player has attacked this turn. */
      readonly struck?: false;
    }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** Adds an empty extractor, or removes an extractor. */
  | {
      readonly kind: 'extractor';
      readonly seat: Seat;
      readonly mana: Mana;
      readonly delta: 1 | -1;
      /** The resulting number of extractors of this colour. `full` is the number of full extractors among them. */
      readonly count?: number;
      readonly full?: number;
    }
  /**
   * Fills or empties extractors of a colour, or reservoirs. `full` is the resulting number of full extractors or
   * reservoirs.
   */
  | {
      readonly kind: 'mana';
      readonly seat: Seat;
      readonly of: Mana | 'reservoir';
      readonly delta: number;
      readonly full: number;
    }
  | { readonly kind: 'special-draw'; readonly seat: Seat; readonly left?: false }
  | {
      readonly kind: 'health';
      readonly seat: Seat;
      readonly delta: number;
      readonly value: number;
      readonly how: 'damage' | 'exhaustion' | 'loss' | 'gain';
      /** The damage of the next exhaustion, if exhaustion caused this action. */
      readonly exhaustion?: number;
    }
  /** An attack. `attacker` and `target` are null for players. */
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly attacker: number | null;
      readonly target: number | null;
      /** Present if the attacker is a creature, which has then acted this turn. */
      readonly done?: true;
      /** Present if the attacker is a player, who has then attacked this turn. */
      readonly struck?: true;
    }
  /** `damage` is the resulting total. */
  | (InPlay & {
      readonly kind: 'damage';
      readonly amount: number;
      readonly health: number;
      readonly damage?: number;
    })
  /** `damage` is the resulting total of spent durability. */
  | (InPlay & {
      readonly kind: 'durability';
      readonly delta: number;
      readonly value: number;
      readonly damage?: number;
    })
  | (InPlay & {
      readonly kind: 'strengthen';
      readonly attack: number;
      readonly health: number;
      readonly applied?: Applied;
    })
  | { readonly kind: 'player-attack'; readonly seat: Seat; readonly delta: number; readonly value: number }
  | (InPlay & { readonly kind: 'status'; readonly status: Status; readonly on: boolean })
  | { readonly kind: 'player-status'; readonly seat: Seat; readonly status: Status; readonly on: boolean }
  | (InPlay & { readonly kind: 'fade'; readonly applied?: Applied; readonly statuses?: readonly Status[] })
  | {
      readonly kind: 'player-fade';
      readonly seat: Seat;
      readonly value?: null;
      readonly statuses?: readonly Status[];
    }
  /** `on` states whether the object has acted or been used this turn. */
  | (InPlay & { readonly kind: 'done'; readonly on: boolean })
  | (InPlay & { readonly kind: 'active'; readonly on: boolean })
  | (InPlay & { readonly kind: 'rearrange'; readonly seat: Seat; readonly index: number })
  | (InPlay & {
      readonly kind: 'token';
      readonly seat: Seat;
      readonly token: Token;
      /** The zone, the position in the zone, and the turn of arrival. */
      readonly to?: 'line';
      readonly index?: number;
      readonly arrived?: number;
    })
  /** A token leaves play and ceases to exist. */
  | (InPlay & { readonly kind: 'vanish'; readonly seat: Seat; readonly from?: 'line' })
  | { readonly kind: 'reveal'; readonly item: number }
  | Activate
  | { readonly kind: 'over'; readonly emblem: number }
  | ({ readonly kind: 'outcome' } & Outcome);
