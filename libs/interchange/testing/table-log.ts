import type { CardDefinition } from '#altered/abilities';

/**
 * The players in the two seats have the ids 1 and 2. Cards 1 to 99 belong to the first player, and cards 101 to 199 to
 * the second.
 */
const player = (seat: number): number => seat + 1;

const cardAt = (id: number, location: string, type = 'character') => ({
  id,
  location,
  state: 0,
  pId: id < 100 ? 1 : 2,
  properties: {
    uid: `ALT_TEST_B_OD_${id}_R`,
    name: `TESTER_${id}`,
    type,
    faction: 'OD',
    rarity: 1,
    forest: 1,
    mountain: 1,
    ocean: 1,
    costHand: 1,
    costReserve: 1,
    ...(type === 'hero' && { reserveSlots: 2, landmarkSlots: 2 }),
  },
});

/** Returns the user's card with a reference from a table log: a character without abilities, or a hero. */
export function testerCards(reference: string): CardDefinition | undefined {
  const number = Number(/^ALT_TEST_B_OR_(\d+)_R1$/.exec(reference)?.[1] ?? NaN);
  if (Number.isNaN(number)) return undefined;
  const isHero = number % 100 === 50;
  return {
    reference,
    name: `TESTER_${number}`,
    type: isHero ? 'hero' : 'character',
    subtypes: [],
    faction: 'ordis',
    rarity: isHero ? null : 'rare',
    handCost: 1,
    reserveCost: 1,
    statistics: isHero ? null : { forest: 1, mountain: 1, water: 1 },
    text: [],
    supportText: [],
    ...(isHero && { reserveLimit: 2, landmarkLimit: 2 }),
    executed: true,
  };
}

interface Sent {
  readonly type: string;
  readonly log: string;
  readonly args: unknown;
  /** The seat whose player received the notification. Null for the whole table. */
  readonly seat: number | null;
}

interface Packet {
  readonly channel: string;
  readonly data: readonly unknown[];
}

/** Builds a table log in the form of an archive. Each call adds a move. */
export class TableLog {
  readonly #moves: (readonly Sent[])[] = [];
  /** The additional seconds before each move, by the move's index. */
  readonly #waits = new Map<number, number>();
  readonly #table: number;

  /** `dealt` lists the cards that each player draws before the first day. The last three become Mana Orbs. */
  constructor({
    table = 77,
    begun = true,
    dealt,
  }: {
    readonly table?: number;
    readonly begun?: boolean;
    readonly dealt?: readonly (readonly number[])[];
  } = {}) {
    this.#table = table;
    if (!begun) return;
    this.#moves.push([
      ...[0, 1].map((seat) => ({
        type: 'setupPlayer',
        log: '',
        args: {
          player_id: player(seat),
          deckCount: 10,
          card: cardAt(seat * 100 + 50, `board-hero-${player(seat)}`, 'hero'),
        },
        seat: null,
      })),
      { type: 'gameStateChange', log: '', args: { id: 10, active_player: 1, args: null }, seat: null },
    ]);
    for (const [seat, cards] of (dealt ?? []).entries()) this.draws(seat, cards.length, cards);
    for (const [seat, cards] of (dealt ?? []).entries()) this.expandsWith(seat, cards.slice(-3));
    this.tell('newPhase', '', { phase: 'afternoon', day: 1 });
  }

  /** Adds seconds before the next move. */
  waits(seconds: number): this {
    this.#waits.set(this.#moves.length, seconds);
    return this;
  }

  tell(type: string, log: string, args: object): this {
    this.#moves.push([{ type, log, args, seat: null }]);
    return this;
  }

  /** `cards` lists the cards that the player sees. */
  draws(seat: number, n: number, cards: readonly number[] = []): this {
    const own = { player_id: player(seat), cards: cards.map((id) => cardAt(id, 'hand')) };
    this.#moves.push([
      { type: 'drawCards', log: '', args: { player_id: player(seat), n }, seat: null },
      ...(cards.length > 0 ? [{ type: 'pDrawCards', log: '', args: own, seat }] : []),
    ]);
    return this;
  }

  makesMana(seat: number, n: number): this {
    return this.tell('discardCards', '', { player_id: player(seat), n, toMana: true });
  }

  /** `mana` is the mana that remains after paying. */
  plays(seat: number, card: number, location: string, fromLocation = 'hand', mana?: number): this {
    return this.tell('playCard', '', {
      player_id: player(seat),
      ...(mana !== undefined && { mana }),
      card: cardAt(card, location),
      location,
      fromLocation,
    });
  }

  /** Changes to a state that asks a player a question. Only this player receives `own`. */
  asks(seat: number, id: number, args: object, own: object | null = null): this {
    const change = { id, active_player: player(seat) };
    const sent = (all: object, to: number | null): Sent => ({
      type: 'gameStateChange',
      log: '',
      args: { ...change, args: all },
      seat: to,
    });
    this.#moves.push([...(own === null ? [] : [sent({ ...args, _private: own }, seat)]), sent(args, null)]);
    return this;
  }

  /** Moves cards from a player's hand to the Mana zone. Only this player sees which cards they are. */
  expandsWith(seat: number, cards: readonly number[]): this {
    const [n, own] = [cards.length, cards.map((id) => cardAt(id, 'mana'))];
    const all = { player_id: player(seat), toMana: true };
    this.#moves.push([
      { type: 'discardCards', log: '', args: { ...all, n }, seat: null },
      { type: 'pDiscardCards', log: '', args: { ...all, cards: own }, seat },
    ]);
    return this;
  }

  /** Adds a notification about the targets that a player chose for a card. */
  targets(seat: number, card: number, targets: readonly number[]): this {
    return this.tell('targetCards', '', {
      player_id: player(seat),
      card: cardAt(card, 'limbo'),
      cards: Object.fromEntries(targets.map((id) => [id, cardAt(id, 'stormLeft')])),
    });
  }

  returns(seat: number, card: number): this {
    return this.tell('moveToHand', '', { player_id: player(seat), cards: [cardAt(card, 'hand')], n: 1 });
  }

  ends(winner: number): this {
    const result = [1, 2].map((id) => ({ id: `${id}`, rank: id === winner ? 1 : 2, tie: false }));
    return this.tell('gameStateChange', '', { id: 99, active_player: 1, args: { result } });
  }

  #packets(seen: (seat: number) => boolean): readonly Packet[] {
    let uid = 0;
    let waited = 0;
    return this.#moves.flatMap((sent, move) => {
      waited += this.#waits.get(move) ?? 0;
      const numbered = sent.map((message) => ({ ...message, uid: `a${`${++uid}`.padStart(8, '0')}` }));
      const packet = (channel: string, some: typeof numbered) => ({
        channel,
        table_id: `${this.#table}`,
        packet_id: `${move * 3 + 1}`,
        packet_type: 'resend',
        move_id: `${move + 1}`,
        time: `${1_790_000_000 + move + waited}`,
        data: some.map(({ seat: _, ...message }) => message),
      });
      const own = [0, 1].filter(seen).map((seat) =>
        packet(
          `/player/p${player(seat)}`,
          numbered.filter((message) => message.seat === seat),
        ),
      );
      const table = packet(
        `/table/t${this.#table}`,
        numbered.filter(({ seat }) => seat === null),
      );
      return [...own.filter(({ data }) => data.length > 0), table];
    });
  }

  #archive(packets: readonly Packet[]): string {
    const players = [
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Bob' },
    ];
    return JSON.stringify({ status: 1, data: { logs: packets, players } });
  }

  /** Returns the log with the private packets of both players, in the order that `arranged` returns. */
  text(arranged: (packets: readonly Packet[]) => readonly Packet[] = (packets) => packets): string {
    return this.#archive(arranged(this.#packets(() => true)));
  }

  /** Returns the log that the player in a seat can save. */
  seenBy(seat: number): string {
    return this.#archive(this.#packets((receiver) => receiver === seat));
  }
}
