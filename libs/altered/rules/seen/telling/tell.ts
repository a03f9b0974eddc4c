import { terrains, type CardDefinition, type Statistics, type Terrain } from '#altered/abilities';
import { capital, Teller } from '#kernel';
import {
  assertNever,
  type GameEnded,
  type GameEvent,
  type Locale,
  type Seat,
  type StepResolved,
  type Telling,
  type Viewer,
} from '#record';
import type { Action, ExpeditionMove, Move, Place } from '../../state/actions.js';
import { mask } from '../mask.js';
import { cardOf, type State } from '../../state/state.js';
import { english } from './english.js';
import { french } from './french.js';
import { italian } from './italian.js';
import type { Phrases } from './phrases.js';

const languages: Readonly<Record<Locale, Phrases>> = { en: english, it: italian, fr: french };

/**
 * Returns the log line for an event, and one line for each of its atomic actions. Omits facts that are hidden from the
 * viewer.
 */
export function tell(
  event: GameEvent<Action>,
  before: State,
  viewer: Viewer,
  locale: Locale,
  nameOf?: NameOf,
): Telling {
  return new AlteredTeller(before, languages[locale], nameOf).tell(mask(event, before, viewer));
}

type NameOf = (card: Pick<CardDefinition, 'reference' | 'name'>) => string | null;

/** A zone or expedition. Excludes `outside`. */
type Inside = Place & { readonly zone: Exclude<Place['zone'], 'outside'> };

class AlteredTeller extends Teller<State, Action, Phrases> {
  /** The names of tokens that this event creates, by item. */
  private readonly created = new Map<number, string>();

  constructor(
    before: State,
    say: Phrases,
    private readonly otherName: NameOf = () => null,
  ) {
    super(before, say);
  }

  protected step(event: StepResolved<Action>): Telling {
    for (const action of event.actions)
      if (action.kind === 'token') this.created.set(action.item, this.nameOf(action.definition));
      else if (action.kind === 'identify' && action.item !== null && action.definition !== null)
        this.created.set(action.item, this.nameOf(action.definition));
    return {
      text: capital(this.whole(event)),
      actions: event.actions.map((action) => capital(this.action(action))),
    };
  }

  /** Names only the winners, because the line of the preceding step names the rule that decided the game. */
  protected ending({ winners }: Pick<GameEnded, 'winners'>): string {
    return this.say.won(this.names(winners));
  }

  /** Returns the number of the region on the player's path, starting at 1. */
  private placeOf({ seat, to }: ExpeditionMove): number {
    const way = this.before.seats[seat]?.way ?? [];
    return (way.includes(to) ? way.indexOf(to) : to) + 1;
  }

  private names(seats: readonly Seat[]): string {
    return this.list(seats.map((seat) => this.who(seat)));
  }

  private card(item: number | null): string {
    if (item === null) return this.say.aCard;
    const of = this.before.items[item];
    const made = this.created.get(item);
    if (made !== undefined) return made;
    return of?.kind === 'card' || of?.kind === 'token'
      ? this.nameOf(cardOf(this.before, item))
      : this.say.aCard;
  }

  private nameOf(card: CardDefinition): string {
    return this.otherName(card) ?? card.name;
  }

  /** Returns the name of a card or token. For an emblem, returns the name of its source. */
  private named(item: number): string {
    const of = this.before.items[item];
    return of?.kind === 'emblem' ? this.say.emblemOf(this.card(of.emblem.source.item)) : this.card(item);
  }

  private where({ zone, seat, expedition }: Inside): string {
    if (zone === 'expedition') return this.say.expedition(this.who(seat), expedition ?? 'hero');
    if (zone === 'limbo') return this.say.zone[zone];
    return this.say.ownerZone(this.who(seat), this.say.zone[zone]);
  }

  private terrains(list: readonly Terrain[]): string {
    return list.map((terrain) => this.say.terrain[terrain]).join(' / ');
  }

  /** Returns a single line for the whole step. */
  private whole(event: StepResolved<Action>): string {
    const { say } = this;
    const who = event.by === null ? '' : this.who(event.by);
    const moves = event.actions.filter((action) => action.kind === 'move');
    const first = moves[0];
    const extra = this.noteworthy(event.actions);
    switch (event.verb) {
      case 'build-adventure':
        return say.adventure;
      case 'place-counters':
        return say.counters;
      case 'reveal-heroes':
        return say.heroes(this.list(moves.map(({ item }) => this.card(item))));
      case 'shuffle-decks':
        return this.sentences(event.actions).join(' ');
      case 'open-boosters':
        return this.sentences(event.actions.filter(({ kind }) => kind === 'reveal')).join(' ');
      case 'order-decks':
        return `${this.bySeat(moves, say.ordersDeck)}.`;
      case 'begin-day':
        return say.day(event.actions[0]?.kind === 'phase' ? event.actions[0].day : 0);
      case 'draw':
        // 6.2.b: if no card was drawn, an ability has replaced the draw. Each action then has its own sentence.
        if (first === undefined) return this.sentences(event.actions).join(' ');
        return `${[...extra, this.bySeat(moves, say.draws)].join(' ')}.`;
      case 'make-mana-orbs':
      case 'expand':
        return `${this.manaOrbs(moves)}.`;
      case 'prepare':
        return say.readies(event.actions.length);
      case 'play':
        return say.plays(who, this.card(first?.item ?? null), first?.from.zone === 'reserve');
      case 'pay':
        return this.payment(who, event);
      case 'join':
        return first === undefined ? '' : this.moved(first);
      case 'progress':
        return extra.length > 0 ? extra.join(' ') : say.nobodyAdvances;
      case 'rest':
        return say.rests(moves.length);
      case 'clean-up':
        return say.cleansUp(moves.length);
      default:
        return this.sentences(event.actions).join(' ');
    }
  }

  /**
   * Returns a capitalised sentence for each action. Omits empty sentences. If several sentences remain, ends each with
   * a full stop.
   */
  private sentences(actions: readonly Action[]): string[] {
    const sentences = actions.map((action) => capital(this.action(action))).filter((line) => line !== '');
    return sentences.length < 2 ? sentences : sentences.map(ended);
  }

  private payment(who: string, event: StepResolved<Action>): string {
    const orbs = event.actions.filter((action) => this.isOrb(action));
    const others = this.sentences(event.actions.filter((action) => !orbs.includes(action)));
    return [...(orbs.length > 0 ? [this.say.pays(who, orbs.length)] : []), ...others].join(' ');
  }

  private isOrb(action: Action): boolean {
    if (action.kind !== 'status') return false;
    return this.before.seats.some((seat) =>
      seat.mana.some((item) => this.before.stays[item]?.object === action.object),
    );
  }

  /** Returns sentences for the actions that the phrase for the step's verb does not cover. */
  private noteworthy(actions: readonly Action[]): string[] {
    return actions
      .filter(({ kind }) => ['expedition', 'shuffle', 'outcome', 'arena'].includes(kind))
      .map((action) =>
        capital(
          action.kind === 'expedition'
            ? this.say.advances(
                this.say.expedition(this.who(action.seat), action.expedition),
                this.terrains(action.due ?? []),
              )
            : this.action(action),
        ),
      );
  }

  private bySeat(moves: readonly Move[], phrase: (who: string, count: number) => string): string {
    const seats = [...new Set(moves.map(({ to }) => to.seat))];
    return seats
      .map((seat) => phrase(this.who(seat), moves.filter(({ to }) => to.seat === seat).length))
      .join(this.say.semicolon);
  }

  private manaOrbs(moves: readonly Move[]): string {
    const seats = [...new Set(moves.map(({ to }) => to.seat))];
    const each = moves.length / seats.length;
    const isAlike = seats.every((seat) => moves.filter(({ to }) => to.seat === seat).length === each);
    if (seats.length < 2 || !isAlike) return this.bySeat(moves, this.say.makesOrbs);
    return this.say.eachMakesOrbs(this.list(seats.map((seat) => this.who(seat))), each);
  }

  private moved({ item, to }: Move): string {
    const card = this.card(item);
    if (!isInside(to)) return this.say.leavesGame(card);
    const isJoined = to.zone === 'expedition' || to.zone === 'landmark';
    return (isJoined ? this.say.joins : this.say.goes)(card, this.where(to));
  }

  private action(action: Action): string {
    const { say } = this;
    switch (action.kind) {
      case 'move':
        return this.moved(action);
      case 'status':
        return say.becomes(this.card(action.item), say.status[action.status], action.on);
      case 'create':
        return say.region(action.region.terrains.length > 0 ? this.terrains(action.region.terrains) : null);
      case 'expedition':
        return say.moves(say.expedition(this.who(action.seat), action.expedition), this.placeOf(action));
      case 'compare': {
        const name =
          action.expedition === null
            ? say.together(this.who(action.seat))
            : say.expedition(this.who(action.seat), action.expedition);
        const won = action.wins.length === 0 ? null : this.terrains(action.wins);
        return say.compares(name, numbers(action.own), numbers(action.facing), won);
      }
      case 'token':
        return isInside(action.to) ? say.creates(this.nameOf(action.definition), this.where(action.to)) : '';
      case 'emblem':
        return action.emblem.kind === 'reaction'
          ? say.activates(this.card(action.emblem.source.item))
          : say.lasts(this.card(action.emblem.source.item));
      case 'vanish':
        return say.vanishes(this.named(action.item));
      case 'quick-action':
        return say.quickAction(this.card(action.item));
      case 'first-time':
        return say.firstTime(this.card(action.item));
      case 'counters':
        return say.counts(this.card(action.item), action.name, action.delta, action.value);
      case 'roll':
        return say.rolls(this.who(action.seat), action.dice[0] ?? 0);
      case 'reveal':
        return say.reveals(
          action.items === null
            ? say.cards(action.count)
            : this.list(action.items.map((item) => this.card(item))),
          action.to === null ? null : this.who(action.to),
        );
      case 'identify':
        return action.item === null ? '' : say.identified(this.card(action.item));
      case 'told':
        return action.text;
      case 'ascend':
        return say.ascends(say.expedition(this.who(action.seat), action.expedition), action.on);
      case 'after-you':
        return say.afterYou(this.who(action.seat));
      case 'turn-up':
        return say.turnsUp(action.regions.map((region) => this.terrains(region.terrains)).join(' | '));
      case 'marker':
        return say.marks(say.terrain[action.terrain], action.to + 1, action.from !== null);
      case 'shuffle':
        return action.discard
          ? say.reshuffles(this.who(action.seat), action.count)
          : say.shuffles(this.who(action.seat));
      case 'first-player':
        return say.firstPlayer(this.who(action.seat));
      case 'phase':
        return say.phase[action.phase];
      case 'turn':
        return say.turn(action.turn, this.who(action.seat));
      case 'pass':
        return say.passes(this.who(action.seat));
      case 'arena':
        return say.arena;
      case 'leave':
        return say.leaves(this.who(action.seat));
      case 'outcome':
        return say.outcome(this.names(action.winners), say.reasons[action.reason] ?? action.reason);
      default:
        return assertNever(action);
    }
  }
}

const isInside = (place: Place): place is Inside => place.zone !== 'outside';

const numbers = (statistics: Statistics): string => terrains.map((terrain) => statistics[terrain]).join('/');

/** Adds a full stop if the sentence has no final punctuation. */
const ended = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);
