import type { Ability, CardDefinition } from '#altered/abilities';
import { cardOf, type Action, type State } from '#altered/rules';
import type { Cause, GameEvent } from '#record';
import type { AlteredPosition } from '#altered/testing';
import { makesDifference } from './counterfactual.js';

export interface AbilityUse {
  readonly ability: Ability;
  /** How uses are detected: in the record, or by a different outcome without the ability. */
  readonly seenBy: 'record' | 'difference';
  /**
   * The number of uses, which are counted differently for each kind of ability:
   *
   * - for a reaction, how often it was activated
   * - for a quick action, how often it was played
   * - for an effect, how often it resolved
   * - for an ability seen by `difference`, at how many decisions the outcome would differ without it, up to `ENOUGH`
   */
  fired: number;
  /** The number of steps that the ability caused, by verb. */
  readonly steps: Map<string, number>;
}

export interface CardUse {
  readonly card: CardDefinition;
  /** The number of games in which the card was in any zone other than a deck or Mana. */
  games: number;
  plays: number;
  readonly abilities: readonly AbilityUse[];
}

/** The number of differences that suffice as evidence that an ability works. */
export const ENOUGH = 5;

/** Collects uses of cards from games, one position at a time. */
export class CardUsage {
  readonly #uses: ReadonlyMap<string, CardUse>;
  #shown = new Set<string>();
  /** The spells in Limbo with the cause of each play, in the order in which they were played. */
  #spells: { item: number; cause: string }[] = [];
  /** The quick action that the current decision plays. */
  #quick: { cause: string; item: number; ability: number } | null = null;

  constructor(cards: readonly CardDefinition[]) {
    this.#uses = new Map(
      cards.map((card) => [
        card.reference,
        {
          card,
          games: 0,
          plays: 0,
          abilities: (card.abilities ?? []).map((ability) => ({
            ability,
            seenBy: isStatement(ability) || isOneOfSeveral(ability, card) ? 'difference' : 'record',
            fired: 0,
            steps: new Map(),
          })),
        },
      ]),
    );
  }

  get all(): readonly CardUse[] {
    return [...this.#uses.values()];
  }

  readonly gamesOf = ({ reference }: CardDefinition): number => this.#uses.get(reference)?.games ?? 0;

  /** Examines the next position. A position without a decision starts a new game. */
  watch({ taken, events, after }: AlteredPosition): void {
    if (taken === null) {
      this.#shown = new Set();
      this.#spells = [];
      this.#quick = null;
    }
    for (const event of events) if (event.kind === 'StepResolved') this.#step(event, after);
    if (taken === null) return;
    for (const [reference, use] of this.#uses)
      if (this.#shown.has(reference))
        for (const [index, ability] of use.abilities.entries())
          if (
            ability.seenBy === 'difference' &&
            ability.fired < ENOUGH &&
            makesDifference(use.card, index, taken, { events, after })
          )
            ability.fired++;
  }

  #step(step: Extract<GameEvent<Action>, { kind: 'StepResolved' }>, state: State): void {
    const cause = JSON.stringify(step.cause);
    for (const action of step.actions) this.#action(step.verb, cause, action, state);
    for (const { item, ability } of step.reactions ?? []) this.#abilityOf(state, item, ability, 'fired');
    const by = this.#by(step.cause, cause, state);
    if (by !== null && !isPlaying(step, by.item)) this.#abilityOf(state, by.item, by.ability, step.verb);
  }

  #action(verb: string, cause: string, action: Action, state: State): void {
    if (action.kind === 'quick-action') {
      this.#quick = { cause, item: action.item, ability: action.ability };
      return this.#abilityOf(state, action.item, action.ability, 'fired');
    }
    if (action.kind !== 'move' || action.item === null) return;
    const use = this.#useOf(state, action.item);
    if (action.from.zone === 'limbo') {
      const spell = this.#spells.findIndex(({ item }) => item === action.item);
      if (spell >= 0) {
        this.#spells.splice(spell, 1);
        this.#resolved(state, action.item);
      }
    }
    if (use === undefined) return;
    if (action.to.zone !== 'deck' && action.to.zone !== 'mana' && !this.#shown.has(use.card.reference)) {
      this.#shown.add(use.card.reference);
      use.games++;
    }
    if (verb !== 'play' || action.to.zone !== 'limbo') return;
    use.plays++;
    if (use.card.type === 'spell') this.#spells.push({ item: action.item, cause });
  }

  /** Records that a spell resolved. Called when the spell leaves Limbo. */
  #resolved(state: State, item: number): void {
    const use = this.#useOf(state, item);
    const effect = use?.abilities.find(({ ability }) => ability.kind === 'effect');
    if (effect?.seenBy === 'record') effect.fired++;
  }

  /** Returns the ability that caused a step. Null if no ability caused it. */
  #by(cause: Cause, key: string, state: State): { item: number; ability: number } | null {
    const spell = this.#spells.findLast((played) => played.cause === key);
    if (spell !== undefined) {
      const abilities = this.#useOf(state, spell.item)?.card.abilities ?? [];
      return { item: spell.item, ability: abilities.findIndex(({ kind }) => kind === 'effect') };
    }
    if (cause.kind === 'ability' || cause.kind === 'reaction') return cause;
    return cause.kind === 'decision' && this.#quick?.cause === key ? this.#quick : null;
  }

  #useOf(state: State, item: number): CardUse | undefined {
    return state.items[item]?.kind === 'card' ? this.#uses.get(cardOf(state, item).reference) : undefined;
  }

  /** Records a step of an ability. Ignores granted abilities and abilities of tokens. */
  #abilityOf(state: State, item: number, index: number, what: string): void {
    const use = this.#useOf(state, item)?.abilities[index];
    if (use === undefined) return;
    if (what === 'fired') use.fired++;
    else use.steps.set(what, (use.steps.get(what) ?? 0) + 1);
  }
}

/** The verbs of steps that play a card. */
const playing = new Set(['play', 'join', 'finish']);

/** Whether a step is part of playing the card and not of its effect. */
const isPlaying = (
  { verb, actions }: Extract<GameEvent<Action>, { kind: 'StepResolved' }>,
  item: number,
): boolean =>
  verb === 'pay' ||
  (playing.has(verb) && actions.some((action) => action.kind === 'move' && action.item === item));

const isOneOfSeveral = ({ kind }: Ability, { abilities = [] }: CardDefinition): boolean =>
  kind === 'effect' && abilities.filter((ability) => ability.kind === 'effect').length > 1;

const isStatement = ({ kind }: Ability): boolean =>
  kind === 'passive' || kind === 'keyword' || kind === 'tough';
