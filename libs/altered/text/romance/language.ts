import type { AmountPhrases } from './amounts.js';
import type { ClausePhrases } from './clauses.js';
import type { ConditionPhrases } from './conditions.js';
import type { CostPhrases } from './costs.js';
import type { PlacePhrases } from './destinations.js';
import type { Grammar } from './grammar.js';
import type { ObjectPhrases } from './objects.js';
import type { PassivePhrases } from './passives.js';
import type { PlayerPhrases } from './players.js';
import type { PlayingPhrases } from './playing.js';
import type { QuantityPhrases } from './quantities.js';
import type { ReplacementPhrases } from './replacements.js';
import type { DescriptionPhrases } from './selectors.js';
import type { SentencePhrases } from './sentences.js';
import type { StepPhrases } from './steps.js';
import type { TriggerPhrases } from './triggers.js';
import type { AllowancePhrases } from './allowances.js';
import type { DeedPhrases } from './deeds.js';
import type { OccasionPhrases } from './occasions.js';
import type { SituationPhrases } from './situations.js';
import type { StandingPhrases } from './expeditions.js';
import type { Verbs } from './verbs.js';
import type { Words } from './words.js';

/**
 * A language as tables: how it joins words, its words, and a phrase for each thing that cards say. What the phrases are
 * made of and where they stand is the same in all: each family of nodes has one file beside this one, which walks the
 * tree and asks for the phrases that it names at its top.
 */
export interface Language {
  readonly grammar: Grammar;
  readonly words: Words;
  readonly verbs: Verbs;
  readonly amounts: AmountPhrases;
  readonly clauses: ClausePhrases;
  readonly conditions: ConditionPhrases;
  readonly costs: CostPhrases;
  readonly descriptions: DescriptionPhrases;
  readonly objects: ObjectPhrases;
  readonly passives: PassivePhrases;
  readonly places: PlacePhrases;
  readonly players: PlayerPhrases;
  readonly playing: PlayingPhrases;
  readonly quantities: QuantityPhrases;
  readonly replacements: ReplacementPhrases;
  readonly sentences: SentencePhrases;
  readonly steps: StepPhrases;
  readonly allowances: AllowancePhrases;
  readonly deeds: DeedPhrases;
  readonly occasions: OccasionPhrases;
  readonly situations: SituationPhrases;
  readonly standings: StandingPhrases;
  readonly triggers: TriggerPhrases;
}
