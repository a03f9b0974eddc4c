import { isMarkerCounter } from '#altered/rules';
import type { Notification } from './log.js';
import { wayTo } from './options.js';
import { Arguments, type LoggedCard, type Marker } from './shapes.js';
import type { Steps } from './steps.js';

/** Converts the name of a counter to Retrace's form. For example, `Heroism counter` becomes `heroism`. */
export const counterWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ counters?$/, '')
    .slice(0, 60);

/** Returns the counters on a card except boosts. Null if the log contains no such counters. */
export function countersOn({
  properties,
}: LoggedCard): { readonly name: string; readonly value: number } | null {
  const extra = Arguments.of(properties['extraDatas']);
  const [counterName, counter] = [extra.raw('counterName'), extra.raw('counter')];
  const value = Number(counter ?? 0);
  if (typeof counterName !== 'string' || !Number.isInteger(value) || value < 0) return null;
  return { name: counterName, value };
}

export class ObjectSteps {
  constructor(private readonly steps: Steps) {}

  gain(args: Arguments, notification: Notification): void {
    const markers = args.markers('meeples');
    const others: string[] = [];
    this.steps.rule('gain', this.steps.by(args), '|7.3.15.a', this.steps.because(args, '|7.3.15.a'), () => {
      for (const marker of markers)
        if (!this.steps.markers.add(marker) && !this.#ascends(marker)) others.push(marker.type);
    });
    if (others.length > 0) this.steps.tell(notification);
  }

  /**
   * If a marker means that an expedition is Ascended, marks the expedition as Ascended. Returns whether the marker has
   * this meaning.
   */
  #ascends({ id, type, location, pId }: Marker): boolean {
    const seat = type === 'ascend' ? this.steps.seat(String(pId)) : null;
    const { expedition } = wayTo(location);
    if (seat === null || expedition === undefined) return false;
    this.steps.markers.ascend(id, { seat, expedition });
    return true;
  }

  counter(args: Arguments): void {
    const card = args.card('card');
    const item = card === null ? undefined : this.steps.board.cards.itemOf(card.id);
    const value = args.number('value');
    if (card === null || item === undefined || value === null || value < 0) return;
    const word = counterWord(args.text('counterName') ?? countersOn(card)?.name ?? 'counter');
    this.steps.rule('count', this.steps.by(args), '2.5.e', this.steps.because(args, '2.5.e', 'card'), () =>
      this.steps.markers.counter(item, this.#nameOn(item, word), value),
    );
  }

  /**
   * Returns the record's name for the counters on an item. Returns the log's name, `word`, if the item has no such
   * counters. The two names can differ, because the rules and the log can call the same counter differently.
   */
  #nameOn(item: number, word: string): string {
    const counters = Object.keys(this.steps.board.state.stays[item]?.counters ?? {});
    const others = counters.filter((name) => name !== 'boost' && !isMarkerCounter(name));
    const [only = word] = others;
    return others.length === 1 ? only : word;
  }

  withoutCounters(args: Arguments): void {
    const card = args.card('card');
    const item = card === null ? undefined : this.steps.board.cards.itemOf(card.id);
    if (item === undefined) return;
    this.steps.rule('count', null, '2.5.f', null, () => {
      const names = Object.keys(this.steps.board.state.stays[item]?.counters ?? {});
      for (const name of names) if (name !== 'boost') this.steps.markers.counter(item, name, 0);
    });
  }

  exhaust(card: LoggedCard | null, on: boolean, args: Arguments): void {
    const item = card === null ? undefined : this.steps.board.cards.itemOf(card.id);
    if (item === undefined) return;
    if (on) this.steps.acted ||= args.card('card2') === null;
    this.steps.rule(
      on ? 'exhaust' : 'ready',
      this.steps.by(args),
      on ? '|7.3.12.a' : '7.3.12.a',
      this.steps.because(args, on ? '|7.3.12.a' : '7.3.12.a'),
      () => this.steps.markers.status(item, 'exhausted', on),
    );
  }

  prepare(args: Arguments): void {
    this.steps.rule('prepare', null, '4.2.1.c', null, () => {
      for (const id of args.ids('cardIds')) {
        const item = this.steps.board.cards.itemOf(id);
        if (item !== undefined && this.steps.board.state.stays[item]?.zone !== 'mana')
          this.steps.markers.status(item, 'exhausted', false);
      }
    });
  }

  /** Readies every object, as a Morning does. Needed if the log lacks the Morning. */
  prepareAll(): void {
    const { board, markers } = this.steps;
    this.steps.rule('prepare', null, '4.2.1.c', null, () => {
      for (const [item, stay] of board.state.stays.entries())
        if (stay?.statuses.includes('exhausted') === true) markers.status(item, 'exhausted', false);
    });
  }
}
