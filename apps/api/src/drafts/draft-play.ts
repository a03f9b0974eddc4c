import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { openSet, setOf } from '#altered/cards';
import {
  buildDeck,
  cardsOfSet,
  draftSetup,
  pickCard,
  startDraft,
  type DraftEvent,
  type DraftSetup,
  type PoolDeck,
} from '#altered/drafts';
import { isShown, recordBounds } from '#record';
import { checkSignedIn, hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signedIn } from '../notes/writing.js';
import { seatingOf } from '../play/seating.js';
import { CardsService } from '../cards/cards.service.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { BegunDraft, StartDraftInput } from './begun-draft.types.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftInvitations } from './draft-invitations.js';
import { pickPossibleSince, DraftRepository, type OpenedDraft } from './draft.repository.js';
import { botsActions, first, seatedBots } from './draft-bots.js';
import { DraftList } from './draft-list.js';
import { heldSeats } from './draft-sight.js';
import { TimeLimits } from './time-limits.js';

/** The maximum number of drafts in progress. */
const MOST_RUNNING = 50;
/** The maximum number of drafts in progress per person. */
const MOST_OF_ONE = 10;
/** The time for which a draft counts towards the limits after its last pick or deck: a week, in milliseconds. */
const UNTOUCHED = 7 * 24 * 60 * 60 * 1000;

/** Begins drafts, and stores the picks and decks of players who hold a seat. */
@Injectable()
export class DraftPlay {
  #begun: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly repository: DraftRepository,
    private readonly list: DraftList,
    private readonly cards: CardsService,
    private readonly limits: TimeLimits,
    private readonly administration: DraftAdministration,
    private readonly invitations: DraftInvitations,
  ) {}

  /**
   * Begins a draft and lets its bots pick. Fails with `FORBIDDEN`, `DRAFTS_TOO_MANY`, `SEAT_INVALID` or
   * `SET_NOT_FOUND`. Also fails for the same reasons as `startDraft`.
   */
  async start(requested: StartDraftInput, reader: Reader): Promise<BegunDraft> {
    valueOf(checkSignedIn(reader));
    // Drafts begin one after another, so that the limits include drafts that were requested at the same time.
    const begun = this.#begun.then(() => this.#start(requested, reader));
    this.#begun = begun.catch(() => undefined);
    return begun;
  }

  async #start(requested: StartDraftInput, reader: Reader): Promise<BegunDraft> {
    await this.#admit(reader);
    const setup = this.#setupOf(requested);
    const started = valueOf(first(startDraft(setup)));
    const events = [...started.events, ...botsActions(started.state, seatedBots(started.state))];
    const seating = valueOf(
      seatingOf(
        setup.seats.map(({ player }) => (player === 'bot' ? 'greedy' : null)),
        requested,
      ),
    );
    const id = `d${randomBytes(10).toString('hex')}`;
    this.limits.watch(await this.repository.begin(signedIn(reader), { id, seats: seating, events }));
    const tokens = seating
      .filter(({ bot }) => bot === undefined)
      .map((opened) => this.invitations.tokenFor(id, opened, setup.seats[opened.seat]?.name ?? ''));
    return { id, seats: await Promise.all(tokens) };
  }

  /**
   * Picks a card for a seat. Fails with `SEAT_REQUIRED` or `SEAT_INVALID`. Also fails for the same reasons as
   * `pickCard`, or if the draft cannot be opened.
   */
  pick(text: string, seat: number | null, card: string, reader: Reader): Promise<OpenedDraft> {
    return this.#decide(text, seat, reader, (draft, own) => {
      const thinkingTime = Math.max(0, Date.now() - pickPossibleSince(draft));
      return valueOf(pickCard(draft.state, { seat: own, card, by: 'person', thinkingTime })).events;
    });
  }

  /**
   * Stores the deck of a seat. Fails with `SEAT_REQUIRED` or `SEAT_INVALID`. Also fails for the same reasons as
   * `buildDeck`, or if the draft cannot be opened.
   */
  build(text: string, seat: number | null, deck: PoolDeck, reader: Reader): Promise<OpenedDraft> {
    return this.#decide(
      text,
      seat,
      reader,
      ({ state }, own) => valueOf(first(buildDeck(state, own, deck, 'person'))).events,
    );
  }

  async #decide(
    text: string,
    seat: number | null,
    reader: Reader,
    decide: (draft: OpenedDraft, seat: number) => readonly DraftEvent[],
  ): Promise<OpenedDraft> {
    const { id } = await this.repository.open(text);
    const own = seatOf(heldSeats(reader, id), seat);
    return this.#botsContinue(await this.repository.change(id, (before) => decide(before, own)));
  }

  /** Records the actions of bots, and then starts the time limit for the next pick. */
  async #botsContinue({ id }: OpenedDraft): Promise<OpenedDraft> {
    const draft = await this.repository.change(id, ({ state }) => botsActions(state, seatedBots(state)));
    this.limits.watch(draft);
    return draft;
  }

  #setupOf({ form, set, players, boosters, timeLimit, matches, seed }: StartDraftInput): DraftSetup {
    const catalogue = this.cards.catalogue();
    const [shipped] = openSet().printed.values();
    const usual = shipped === undefined ? '' : setOf(shipped);
    const found = valueOf(cardsOfSet(set ?? usual, catalogue));
    const bestOf = matches?.bestOf;
    if (bestOf !== undefined && bestOf !== 1 && bestOf !== 3)
      throw new ProblemError({
        code: 'DRAFT_SETUP_INVALID',
        message: 'The number of games in a match is neither 1 nor 3.',
        advice: 'Use 1 or 3, or leave `bestOf` out for a single game.',
      });
    const odd = players.findIndex(({ name }) => name != null && !isShown(name.trim()));
    if (odd >= 0)
      throw new ProblemError({
        code: 'NAME_INVALID',
        message: `The name of player ${odd} is empty or contains invisible characters.`,
        advice: `Use a name of 1 to ${recordBounds.playerName} printable characters, without line breaks.`,
        where: `players.${odd}.name`,
      });
    const wishes = draftSetup({
      form: form === 'SEALED' ? 'sealed' : 'booster-draft',
      ...found,
      seats: players.map(({ name, bot }, seat) => ({
        name: name?.trim() ?? (bot ? `Bot ${seat + 1}` : ''),
        player: bot ? 'bot' : 'person',
      })),
      // The seed must be unguessable, so it has as many bits as the random source accepts.
      seed: seed ?? randomBytes(32).toString('base64url'),
      ...(boosters != null && { boosters }),
      timeLimit: timeLimit ?? null,
      matches: matches != null,
    });
    if (wishes.matches === null || matches == null) return wishes;
    return {
      ...wishes,
      matches: { rounds: matches.rounds ?? wishes.matches.rounds, bestOf: bestOf === 3 ? 3 : 1 },
    };
  }

  async #admit(reader: Reader): Promise<void> {
    const running: string[] = [];
    for (const id of [...(await this.list.running())]) if (await this.#isTouched(id)) running.push(id);
    if (running.length >= MOST_RUNNING)
      throw tooMany(`${MOST_RUNNING} drafts are already in progress, which is the limit.`);
    if (reader.isLocal) return;
    const authorities = await Promise.all(running.map((id) => this.administration.of(id)));
    if (authorities.filter((authority) => hasBegun(authority, reader)).length >= MOST_OF_ONE)
      throw tooMany(`You have already begun ${MOST_OF_ONE} drafts that are in progress, which is the limit.`);
  }

  /** Whether a draft has changed recently. Older drafts can be continued, but do not count towards the limits. */
  async #isTouched(id: string): Promise<boolean> {
    const draft = await this.repository.open(id).catch(() => null);
    const last = draft?.events.at(-1)?.metadata.recordedAt;
    return last !== undefined && Date.now() - new Date(last).getTime() < UNTOUCHED;
  }
}

const tooMany = (message: string): ProblemError =>
  new ProblemError({
    code: 'DRAFTS_TOO_MANY',
    message,
    advice: 'Finish one of your drafts, or wait until other drafts are over.',
  });

/** Returns the requested seat if the caller holds it. If no seat is requested, returns the caller's only seat. */
function seatOf(held: readonly number[], requested: number | null): number {
  const [only, ...others] = held;
  if (only === undefined)
    throw new ProblemError({
      code: 'SEAT_REQUIRED',
      message: 'This request requires a token of a seat in the draft.',
      advice:
        'Send the token that `startDraft` or `claimDraftSeat` returned, as "Authorization: Bearer <token>".',
    });
  if (requested === null && others.length === 0) return only;
  if (requested !== null && held.includes(requested)) return requested;
  throw new ProblemError({
    code: 'SEAT_INVALID',
    message:
      requested === null
        ? 'You sent the tokens of several seats in the draft.'
        : `You did not send the token of seat ${requested} in the draft.`,
    advice: 'Name a seat whose token you send.',
    data: { seats: held },
  });
}
