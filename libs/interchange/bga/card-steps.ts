import type { MoveVerb, Place } from '#altered/rules';
import type { Notification } from './log.js';
import type { OwnCopies } from './own-copies.js';
import { placeNamed } from './places.js';
import type { Arguments, LoggedCard } from './shapes.js';
import type { Steps } from './steps.js';

/** Converts notifications that move cards between places. */
export class CardSteps {
  constructor(private readonly steps: Steps) {}

  draw(args: Arguments, own: OwnCopies): void {
    const seat = this.steps.by(args);
    const count = Math.min(args.number('n') ?? 0, 100);
    if (seat === null) return;
    const cards = own.cards('pDrawCards', args.text('player_id'), count);
    const deck: Place = { zone: 'deck', seat };
    this.steps.rule('draw', seat, '7.3.5.a', this.steps.because(args, '7.3.5.a'), () => {
      if (cards === null) this.steps.board.moveUnknown(count, deck, { zone: 'hand', seat }, 'draw');
      for (const card of cards ?? [])
        this.steps.board.place(card, seat, { as: 'draw', from: deck, to: seat });
    });
  }

  /** Moves cards to the Mana zone or to the discard pile. Only their player sees the cards. */
  discardUnseen(args: Arguments, own: OwnCopies): void {
    const seat = this.steps.by(args);
    const count = Math.min(args.number('n') ?? 0, 100);
    if (seat === null) return;
    const cards = own.cards('pDiscardCards', args.text('player_id'), count);
    const toMana = args.raw('toMana') !== false;
    const fromDeck = args.text('fromLocation')?.startsWith('deck') === true;
    const from: Place = { zone: fromDeck ? 'deck' : 'hand', seat };
    const to: Place = { zone: toMana ? 'mana' : 'discard', seat };
    const isStart = this.steps.board.state.day < 2 && this.steps.board.state.phase === 'morning';
    const verb = fromDeck || !toMana ? 'put' : isStart ? 'make-mana-orbs' : 'expand';
    const rule = isStart ? '4.1.j|4.1.i' : '4.2.1.e';
    this.steps.rule(verb, seat, rule, this.steps.because(args, rule), () => {
      if (cards === null) this.steps.board.moveUnknown(count, from, to);
      for (const card of cards ?? []) this.steps.board.place(card, seat, { from, to: seat, at: to });
    });
    this.steps.pay(args);
  }

  discard(args: Arguments): void {
    const cleansUp = args.has('nReserve') || args.has('nLandmarks');
    const verb = cleansUp ? 'clean-up' : args.text('destination') === 'discard' ? 'discard' : 'put';
    this.moveCards(verb, args, cleansUp ? '4.2.5.c' : '7.3.4.a');
  }

  moveCards(verb: string, args: Arguments, rule: string, as?: MoveVerb): void {
    const single = args.card('card');
    const cards = args.has('cards') || single === null ? args.cards('cards') : [single];
    const was = args.text('originalLocation') ?? args.text('source');
    this.steps.rule(verb, this.steps.by(args), rule, this.steps.because(args, rule), () => {
      for (const card of cards) {
        const seat = this.steps.seat(card.pId);
        const from = was === null || was === '' || seat === null ? undefined : placeNamed(was, seat);
        this.steps.put(card, as, typeof from === 'object' ? from : undefined);
      }
    });
    this.steps.pay(args);
  }

  /** Shows cards from the deck to both players. Then moves the cards to Reserve or to a hand if the log says so. */
  showCards(args: Arguments, { type }: Notification): void {
    const cards = args.cards('cards');
    const isShown = (card: LoggedCard): boolean =>
      card.location === 'limbo' || card.location.startsWith('reveal-');
    const seat = this.steps.by(args);
    const goesTo = cards.every(isShown) ? 'look' : cards[0]?.location === 'reserve' ? 'resupply' : 'draw';
    const rule = goesTo === 'resupply' ? '7.3.16.a' : goesTo === 'draw' ? '7.3.5.a' : '7.3.12.a';
    this.steps.rule(goesTo, seat, rule, this.steps.because(args, rule), () => {
      for (const card of cards.filter((logged) => !isShown(logged))) {
        const owner = this.steps.seat(card.pId);
        if (owner === null) continue;
        const as = goesTo === 'look' ? undefined : goesTo;
        this.steps.put(card, as, { zone: 'deck', seat: owner });
      }
      this.reveal(cards.filter(isShown));
    });
    if (cards.length === 0) this.steps.board.leaveOpen(`empty ${type}`);
  }

  /** Reveals cards in their zones. The cards move later, when the log names their destination. */
  reveal(cards: readonly (LoggedCard | null)[]): void {
    const items = cards.flatMap((card) => {
      const seat = card === null ? null : this.steps.seat(card.pId);
      if (card === null || seat === null) return [];
      const item = this.steps.board.place({ ...card, location: `reveal-${card.pId}` }, seat, {
        from: { zone: 'deck', seat },
      });
      return item === null ? [] : [item];
    });
    if (items.length > 0) this.steps.board.do({ kind: 'reveal', items, to: null, count: items.length });
  }

  play(args: Arguments): void {
    const card = args.card('card');
    const seat = card === null ? null : this.steps.seat(card.pId);
    if (card === null || seat === null) return;
    this.steps.acted = true;
    const by = this.steps.by(args) ?? seat;
    const from = placeNamed(args.text('fromLocation') ?? '', seat);
    const item = this.steps.board.cards.itemOf(card.id);
    const before = item === undefined ? null : (this.steps.board.state.stays[item]?.object ?? null);
    this.steps.rule('play', by, '5.1.2.b', null, () => {
      this.steps.board.place(card, seat, {
        as: 'play',
        at: { zone: 'limbo', seat },
        keeps: true,
        ...(typeof from === 'object' && { from }),
      });
    });
    this.steps.pay(args);
    if (card.location !== 'limbo')
      this.steps.rule(
        'join',
        by,
        '5.2.2.a',
        null,
        () => void this.steps.board.place(card, seat, { keeps: true }),
      );
    if (item !== undefined && before !== null) this.steps.markers.follow(item, before);
  }

  rest(args: Arguments): void {
    const removed = args.ids('meeples');
    this.steps.rule('rest', this.steps.by(args), '4.2.5.b', null, () => {
      for (const field of ['cards', 'cards2', 'cards3'])
        for (const card of args.cards(field)) this.#rests(card, removed);
      for (const id of removed) this.steps.markers.remove(id);
    });
  }

  /**
   * Moves a card to Reserve, or to another place that the log names. In Reserve, the card keeps the markers that the
   * log does not remove.
   */
  #rests(card: LoggedCard, removed: readonly string[]): void {
    const { board, markers } = this.steps;
    const item = board.presentItemOf(card.id);
    const before = item === undefined ? null : (board.state.stays[item]?.object ?? null);
    const seat = this.steps.seat(card.pId);
    const on = before === null ? [] : markers.on(before);
    const keeps = card.location === 'reserve' && on.some((id) => !removed.includes(id));
    if (!keeps || item === undefined || before === null || seat === null) {
      this.steps.put(card, 'rest');
      return;
    }
    for (const id of on) if (removed.includes(id)) markers.remove(id);
    board.place(card, seat, { as: 'rest', keeps: true });
    markers.follow(item, before);
  }
}
