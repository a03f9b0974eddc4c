import type { Terrain } from './card.js';
import type { Condition } from './condition.js';
import type { DescribedExpedition } from './expedition.js';
import type { Selector } from './selector.js';
import type {
  AnyOf,
  DailyEffectName,
  Expeditions,
  ExpeditionsOrTarget,
  Nth,
  PhaseName,
  Players,
  StatusName,
  ZoneName,
} from './words.js';

/** The trigger symbols (7.1.1). */
export type TriggerSymbol = 'join' | 'from-hand' | 'from-reserve';

/** Symbols of abilities: those of triggers and {D}, {T}. */
export type AbilitySymbol = TriggerSymbol | 'discard' | 'exhaust';

/** What is done to objects, or what they do, by a word of chapter 7.3. */
export type KeywordAction = 'augment' | 'complete' | 'defect' | 'sabotage' | 'switch-expeditions';

/** How a card is played where an effect has it played: for free (7.3.23.a), or by Rush (7.3.29.a of edition 4.0). */
export type PlayedHow = 'free' | 'rush';

/** The object a trigger looks at: its own, or any that fit. */
export type Subject = 'me' | Selector;

/** "When two or more Characters join your Expeditions": at least so many in one event, once for all of them. */
interface Together {
  readonly atOnce?: number;
}

/** A pattern over what happens in one event (6.3). `it` is bound to the object that fitted. */
export type Trigger =
  /**
   * {J}: it joins the Expedition or Landmark zone (7.1.1.a); with `expedition`, that expedition (7.5.4), or the set of
   * them ("joins your Expeditions" is `each-of-yours`: switching within is not joining); `each`: any single one.
   */
  | ({ readonly kind: 'join'; readonly what: Subject; readonly expedition?: Expeditions } & Together)
  /** {H}, {R}: it is played (7.1.1.b–c). */
  | {
      readonly kind: 'played';
      readonly what: Subject;
      readonly from?: 'hand' | 'reserve';
      readonly by?: Players;
      /** "When you play your second Spell each turn": of those that the player has played. */
      readonly nth?: Nth;
      readonly how?: PlayedHow;
      /** From hand: no other card was there. */
      readonly last?: true;
    }
  | { readonly kind: 'phase'; readonly phase: PhaseName }
  | { readonly kind: 'after-daily-effect'; readonly effect: DailyEffectName }
  /** It leaves the zone; with `expedition`, that expedition (7.5.5). */
  | ({
      readonly kind: 'leave';
      readonly what: Subject;
      readonly zone: ZoneName;
      /** Whose zone it is: "your Reserve"; any player's when nothing is said. */
      readonly whose?: Players;
      readonly expedition?: Expeditions;
    } & Together)
  /** `whose`: of whom the zone is that it goes to; `by`: whose effect or cost it is ("When you return a Character"). */
  | ({
      readonly kind: 'go';
      readonly what: Subject;
      readonly from?: ZoneName;
      readonly to: ZoneName;
      readonly whose?: Players;
      readonly by?: Players;
    } & Together)
  | ({ readonly kind: 'sacrificed'; readonly what: Subject; readonly by?: Players } & Together)
  | ({
      readonly kind: 'discarded';
      readonly what: Subject;
      readonly from?: ZoneName;
      /** Who discards it (7.3.31 of edition 4.0). */
      readonly by?: Players;
    } & Together)
  | ({
      readonly kind: 'counters';
      readonly what: Subject;
      /** Any counters, where no name is said. */
      readonly name?: string;
      readonly change: 'gain' | 'lose';
      /** "When I lose my last Kelon counter": it has none afterwards. */
      readonly last?: true;
    } & Together)
  | ({
      readonly kind: 'status';
      readonly what: Subject;
      readonly status: StatusName | 'boosted';
      readonly change: 'become' | 'lose';
    } & Together)
  /**
   * Keyword actions (7.3 of edition 4.0) that do something: "When you Augment a Permanent" (7.3.4), "When I switch Expeditions"
   * (7.3.34). `by`: whose effect or cost it is; with `oneOrMore`, once for all that one event does it to.
   */
  | {
      readonly kind: 'keyword-action';
      readonly action: KeywordAction;
      readonly what: Subject;
      readonly by?: Players;
      readonly oneOrMore?: true;
    }
  /** "When you create a token Character" (7.3.3.a): who creates it need not control it. */
  | ({ readonly kind: 'created'; readonly what: Selector; readonly by: Players } & Together)
  /** "Draws one or more cards": once for all that one player draws in one event. */
  | { readonly kind: 'draw'; readonly who: Players; readonly oneOrMore?: true; readonly nth?: Nth }
  | {
      readonly kind: 'resupply';
      readonly who: Players;
      readonly what?: Selector;
      readonly oneOrMore?: true;
    }
  | {
      readonly kind: 'expedition';
      readonly which: Expeditions;
      readonly does: 'forward' | 'backward' | 'fails';
      /** All of these Expeditions in one event, once: "When both of your Expeditions move forward". */
      readonly both?: true;
      /** At least one of these, once for all that do it in one event. */
      readonly oneOrMore?: true;
      readonly due?: AnyOf<Terrain>;
    }
  | { readonly kind: 'pass'; readonly who: Players }
  | { readonly kind: 'roll'; readonly who: Players }
  /** "{J}/{H}", "draws one or more cards or does Resupply": whichever fits. */
  | { readonly kind: 'any'; readonly of: readonly Trigger[] }
  | { readonly kind: 'ascend'; readonly which: ExpeditionsOrTarget }
  | { readonly kind: 'forward-by-ascension'; readonly which: Expeditions; readonly both?: true }
  | { readonly kind: 'forward'; readonly which: DescribedExpedition }
  | {
      readonly kind: 'gift';
      readonly who: Players;
      readonly gives: boolean;
      /** Of those that are made on one turn, only that one: "two Gifts on one of your turns". */
      readonly times?: number;
    }
  | { readonly kind: 'discards'; readonly who: Players; readonly from: readonly ('hand' | 'reserve')[] }
  | {
      readonly kind: 'puts';
      readonly who: Players;
      readonly from: 'hand' | 'reserve' | 'deck';
      readonly to: ZoneName;
    }
  | { readonly kind: 'reveals'; readonly who: Players }
  | { readonly kind: 'exhausts' | 'readies'; readonly who: Players; readonly what: Subject }
  | { readonly kind: 'nth-counter'; readonly what: 'me'; readonly name: string; readonly number: number }
  /** A player pays with counters: any, or those of one name; once for all that are paid together. */
  | { readonly kind: 'spends'; readonly who: Players; readonly name?: string }
  /** An object is chosen as a target by a player, by a card like that where one is described. */
  | {
      readonly kind: 'targeted';
      readonly what: Subject;
      readonly by: Players;
      readonly with?: Selector;
    }
  | { readonly kind: 'passes-first'; readonly who: Players }
  | { readonly kind: 'passes-last'; readonly who: Players }
  | { readonly kind: 'rolls-number'; readonly who: Players; readonly from: number; readonly to?: number }
  /** So many on one of your turns; or, by `who` activates them, each one of them. */
  | {
      readonly kind: 'abilities-activated';
      readonly symbol: AbilitySymbol;
      readonly times?: number;
      readonly who?: Players;
    }
  /** Straight from one of several zones. */
  | {
      readonly kind: 'goes-from';
      readonly what: Subject;
      readonly from: readonly ZoneName[];
      readonly to: ZoneName;
    }
  | { readonly kind: 'leaves-expedition'; readonly what: Subject; readonly expedition: DescribedExpedition }
  | { readonly kind: 'becomes-true'; readonly condition: Condition };
