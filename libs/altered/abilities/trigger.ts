import type { Terrain } from './card.js';
import type { LaterTrigger } from './later/index.js';
import type { Selector } from './selector.js';
import type { DailyEffectName, Expeditions, PhaseName, Players, StatusName, ZoneName } from './words.js';

/** The trigger symbols (7.1.1). */
export type TriggerSymbol = 'join' | 'from-hand' | 'from-reserve';

/** The object a trigger looks at: its own, or any that fit. */
export type Subject = 'me' | Selector;

/** A pattern over what happens in one event (6.3). `it` is bound to the object that fitted. */
export type Trigger =
  /**
   * {J}: it joins the Expedition or Landmark zone (7.1.1.a); with `expedition`, that expedition (7.5.4), or the set of
   * them ("joins your Expeditions" is `each-of-yours`: switching within is not joining); `each`: any single one.
   */
  | { readonly kind: 'join'; readonly what: Subject; readonly expedition?: Expeditions }
  /** {H}, {R}: it is played (7.1.1.b–c). */
  | {
      readonly kind: 'played';
      readonly what: Subject;
      readonly from?: 'hand' | 'reserve';
      readonly by?: Players;
    }
  | { readonly kind: 'phase'; readonly phase: PhaseName }
  | { readonly kind: 'after-daily-effect'; readonly effect: DailyEffectName }
  /** It leaves the zone; with `expedition`, that expedition (7.5.5). */
  | {
      readonly kind: 'leave';
      readonly what: Subject;
      readonly zone: ZoneName;
      readonly expedition?: Expeditions;
    }
  | { readonly kind: 'go'; readonly what: Subject; readonly from?: ZoneName; readonly to: ZoneName }
  | { readonly kind: 'sacrificed'; readonly what: Subject; readonly by?: Players }
  | { readonly kind: 'discarded'; readonly what: Subject; readonly from?: ZoneName }
  | {
      readonly kind: 'counters';
      readonly what: Subject;
      readonly name: string;
      readonly change: 'gain' | 'lose';
    }
  | {
      readonly kind: 'status';
      readonly what: Subject;
      readonly status: StatusName | 'boosted';
      readonly change: 'become' | 'lose';
    }
  /** "When you create a token Character" (7.3.3.a): who creates it need not control it. */
  | { readonly kind: 'created'; readonly what: Selector; readonly by: Players }
  /** "Draws one or more cards": once for all that one player draws in one event. */
  | { readonly kind: 'draw'; readonly who: Players; readonly oneOrMore?: true }
  | { readonly kind: 'resupply'; readonly who: Players; readonly oneOrMore?: true }
  | {
      readonly kind: 'expedition';
      readonly which: Expeditions;
      readonly does: 'forward' | 'backward' | 'fails';
      readonly due?: Terrain;
    }
  | { readonly kind: 'pass'; readonly who: Players }
  | { readonly kind: 'roll'; readonly who: Players }
  /** "{J}/{H}", "draws one or more cards or does Resupply": whichever fits. */
  | { readonly kind: 'any'; readonly of: readonly Trigger[] }
  | { readonly kind: 'later'; readonly trigger: LaterTrigger };
