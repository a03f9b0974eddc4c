import { capital, Teller } from '#kernel';
import {
  assertNever,
  type GameEnded,
  type GameEvent,
  type Locale,
  type StepResolved,
  type Telling,
  type Viewer,
} from '#record';
import type { Nature } from '../../../abilities/definition.js';
import type { Action, Move } from '../../state/actions.js';
import { mask } from '../mask.js';
import { itemOf, natureOf, type State } from '../../state/state.js';
import { english } from './english.js';
import { french } from './french.js';
import { italian } from './italian.js';
import type { Phrases } from './phrases.js';

const languages: Readonly<Record<Locale, Phrases>> = { en: english, it: italian, fr: french };

/** Returns the name of a card in a language. Falls back to English if there is no translation. */
export const nameIn = ({ name, names }: Pick<Nature, 'name' | 'names'>, locale: Locale): string =>
  (locale === 'en' ? undefined : names?.[locale]) ?? name;

/** Returns an event's log line and a line for each of its atomic actions. Omits facts that the viewer does not know. */
export function tell(event: GameEvent<Action>, before: State, viewer: Viewer, locale: Locale): Telling {
  return new ContractsTeller(before, locale).tell(mask(event, before, viewer));
}

type Health = Extract<Action, { kind: 'health' }>;

class ContractsTeller extends Teller<State, Action, Phrases> {
  /** The names of tokens that the event itself summons, by item. */
  readonly #made = new Map<number, string>();

  constructor(
    before: State,
    private readonly locale: Locale,
  ) {
    super(before, languages[locale]);
  }

  protected step(event: StepResolved<Action>): Telling {
    for (const action of event.actions)
      if (action.kind === 'token') this.#made.set(action.item, nameIn(action.token, this.locale));
    const actions = event.actions.map((action) => capital(this.#action(action)));
    return { text: capital(this.#whole(event, actions)), actions };
  }

  protected ending({ winners, reason }: Pick<GameEnded, 'winners' | 'reason'>): string {
    if (winners.length === 0) return this.say.drawn;
    const names = this.list(winners.map((seat) => this.who(seat)));
    return reason === 'conceded' ? this.say.conceded(names) : this.say.won(names);
  }

  #card(item: number | null): string {
    if (item === null) return this.say.aContract;
    const made = this.#made.get(item);
    if (made !== undefined) return made;
    const found = itemOf(this.before, item);
    return found.kind === 'effect' ? this.#card(found.of) : nameIn(natureOf(this.before, item), this.locale);
  }

  /** Returns a log line for a whole step. The line describes the step's most frequent kind of action. */
  #whole({ verb, by, cause, actions }: StepResolved<Action>, lines: readonly string[]): string {
    const say = this.say;
    const who = by === null ? '' : this.who(by);
    const moves = actions.filter((action) => action.kind === 'move');
    const some = (to: Move['to']): string =>
      this.list(moves.filter((move) => move.to === to).map(({ item }) => this.#card(item)));
    switch (verb) {
      case 'fill':
        return say.fillsAll(who, extractorsIn(actions));
      case 'empty': {
        const stored = actions.flatMap((action) =>
          action.kind === 'mana' && action.of === 'reservoir' ? [say.held(action.delta, 'reservoir')] : [],
        );
        const emptied = say.emptiesAll(who, extractorsIn(actions));
        return [emptied, ...stored.map((held) => say.fills(who, held))].join(' ');
      }
      case 'pay':
        return say.pays(who, this.list(actions.flatMap((action) => this.#paid(action))));
      case 'rune':
        return say.uses(who, this.#card(actions[0]?.kind === 'done' ? actions[0].item : null));
      case 'look':
        return [
          ...(actions.some(({ kind }) => kind === 'special-draw') ? [say.special(who)] : []),
          ...(moves.length > 0 || actions.length === 0 ? [say.looks(who, moves.length)] : []),
        ].join(' ');
      case 'draw':
      case 'extract': {
        const taken = some('hand');
        const thrown = some('discard');
        const takes = verb === 'draw' ? say.draws : say.extracts;
        return [
          ...(taken === '' ? [] : [takes(who, taken)]),
          ...(thrown === '' ? [] : [say.discards(who, thrown)]),
        ].join(' ');
      }
      case 'put-back':
        return say.putsBack(who, some('aside'));
      case 'play':
        return say.plays(who, some('playing'));
      case 'end-turn':
        return [say.ends(who), ...lines.slice(1)].join(' ');
      case 'destroy':
        if (cause.kind === 'rule')
          return say.destroyed(
            this.list(
              actions.flatMap((action) =>
                action.kind === 'move' || action.kind === 'vanish' ? [this.#card(action.item)] : [],
              ),
            ),
          );
        return say.effect(this.#card(cause.kind === 'decision' ? null : cause.item), lines.join(' '));
      default:
        if (cause.kind !== 'ability' && cause.kind !== 'reaction') return lines.join(' ');
        return say.effect(this.#card(cause.item), lines.join(' '));
    }
  }

  #paid(action: Action): string[] {
    return action.kind === 'mana' ? [this.say.held(-action.delta, action.of)] : [];
  }

  #action(action: Action): string {
    const say = this.say;
    switch (action.kind) {
      case 'move':
        return this.#move(action);
      case 'set-aside': {
        const { seat, items, count } = action;
        return say.sets(
          this.who(seat),
          items === null ? say.contracts(count) : this.list(items.map((item) => this.#card(item))),
        );
      }
      case 'shuffle':
        return say.shuffles(this.who(action.seat), action.count);
      case 'first-player':
        return say.firstPlayer(this.who(action.seat));
      case 'turn':
        return say.turn(action.turn, this.who(action.seat));
      case 'phase':
        return say.begins(say.phase[action.phase]);
      case 'extractor':
        return (action.delta > 0 ? say.gainsExtractor : say.losesExtractor)(
          this.who(action.seat),
          say.mana[action.mana],
        );
      case 'mana': {
        const { seat, delta, of } = action;
        return (delta > 0 ? say.fills : say.empties)(this.who(seat), say.held(Math.abs(delta), of));
      }
      case 'special-draw':
        return say.special(this.who(action.seat));
      case 'health':
        return this.#health(action);
      case 'attack': {
        const { seat, attacker, target } = action;
        return say.attacks(
          attacker === null ? this.who(seat) : this.#card(attacker),
          target === null ? this.who(1 - seat) : this.#card(target),
        );
      }
      case 'damage':
        return say.damaged(this.#card(action.item), action.amount, action.health);
      case 'durability':
        return say.durability(this.#card(action.item), action.value);
      case 'strengthen':
        return say.strengthened(this.#card(action.item), signed(action.attack), signed(action.health));
      case 'player-attack':
        return say.playerAttack(this.who(action.seat), action.value);
      case 'status':
        return say.becomes(this.#card(action.item), say.status[action.status], action.on);
      case 'player-status':
        return say.becomes(this.who(action.seat), say.status[action.status], action.on);
      case 'fade':
        return say.fades(this.#card(action.item));
      case 'player-fade':
        return say.fades(this.who(action.seat));
      case 'done':
        return say.acted(this.#card(action.item), action.on);
      case 'active':
        return say.leftActive(this.#card(action.item), action.on);
      case 'rearrange':
        return say.rearranged(this.#card(action.item), action.index + 1);
      case 'token':
        return say.summoned(this.#card(action.item));
      case 'vanish':
        return say.vanishes(this.#card(action.item));
      case 'reveal':
        return say.shown(this.#card(action.item));
      case 'activate':
        return say.activated(this.#card(action.item));
      case 'over':
        return say.over(this.#card(action.emblem));
      case 'outcome': {
        const seats = this.before.started?.seats ?? [];
        const fallen = seats.map(({ name }) => name).filter((_, seat) => !action.winners.includes(seat));
        const names = this.list(fallen);
        return action.reason === 'conceded' ? say.concedes(names) : say.fell(names, fallen.length);
      }
      default:
        return assertNever(action);
    }
  }

  #move({ item, seat, to, from }: Move): string {
    const card = this.#card(item);
    const who = this.who(seat);
    if (to === 'hand' && from !== 'line') return this.say.draws(who, card);
    if (to === 'playing') return this.say.plays(who, card);
    if (to === 'line' || to === 'globe' || to === 'rune') return this.say.joins(card);
    return this.say.goes(card, who, this.say.zone[to]);
  }

  #health({ seat, delta, value, how }: Health): string {
    const say = this.say;
    const phrase = { damage: say.damaged, exhaustion: say.exhausted, loss: say.loses, gain: say.gains }[how];
    return phrase(this.who(seat), Math.abs(delta), value);
  }
}

/** Returns the number of extractors that the actions fill or empty, over all colours. */
const extractorsIn = (actions: readonly Action[]): number =>
  actions.reduce(
    (sum, action) => sum + (action.kind === 'mana' && action.of !== 'reservoir' ? Math.abs(action.delta) : 0),
    0,
  );

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);
