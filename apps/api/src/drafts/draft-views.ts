import { Inject, Injectable } from '@nestjs/common';
import { manaConvergence } from '#altered/cards';
import {
  factionsOf,
  gamesOf,
  isSettled,
  maskDraft,
  suggestedDeck,
  viewDraft,
  type DraftCards,
  type DraftEvent,
  type PoolDeck,
  type RecordedDraftEvent,
} from '#altered/drafts';
import type { GameId, Viewer } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import type { Reader } from '../access/reader.js';
import type {
  Draft,
  DraftCardFace,
  DraftChange,
  DraftDeck,
  DraftForm,
  DraftMatch,
  DraftPhase,
  DraftPicker,
  DraftPickMade,
  DraftSummary,
} from './draft.types.js';
import { ProblemError } from '../problem-error.js';
import { pickPossibleSince, type OpenedDraft } from './draft.repository.js';
import { DraftAdministration } from './draft-administration.js';
import { heldSeats } from './draft-sight.js';

/** Returns a name in the form of a GraphQL enum value: `booster-draft` becomes `BOOSTER_DRAFT`. */
const constant = (text: string): string => text.toUpperCase().replaceAll('-', '_');

function faceOf(cards: DraftCards, reference: string): DraftCardFace {
  const card = cards[reference];
  if (card !== undefined) {
    const { name, type, faction, rarity, handCost, reserveCost } = card;
    return { reference, name, type, faction, rarity, handCost, reserveCost };
  }
  // The draft's cards do not include Mana Convergence, because no booster contains it. However, every limited deck can
  // contain this card.
  const { name, type, faction, rarity, handCost, reserveCost } = manaConvergence;
  return { reference, name, type, faction, rarity, handCost, reserveCost };
}

const facesOf = (cards: DraftCards, references: readonly string[]): readonly DraftCardFace[] =>
  references.map((reference) => faceOf(cards, reference));

const deckOf = (cards: DraftCards, deck: PoolDeck | null): DraftDeck | null =>
  deck === null
    ? null
    : {
        hero: deck.hero === null ? null : faceOf(cards, deck.hero),
        cards: facesOf(cards, deck.cards),
        factions: factionsOf(cards, deck),
      };

/** Returns the pick in a masked event. Null if the event is not a pick. */
function pickOf(cards: DraftCards, event: DraftEvent, revision: number): DraftPickMade | null {
  if (event.kind !== 'CardPicked') return null;
  const { seat, round, pick, booster, from, card, by, thinkingTime } = event;
  return {
    revision,
    seat,
    round,
    pick,
    booster,
    from: card === null ? null : facesOf(cards, from),
    card: card === null ? null : faceOf(cards, card),
    by: constant(by) as DraftPicker,
    thinkingTime: thinkingTime === undefined ? null : Math.round(thinkingTime),
  };
}

/** Shows each viewer only the parts of a draft that the viewer is allowed to see. */
@Injectable()
export class DraftViews {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    private readonly administration: DraftAdministration,
  ) {}

  /** Returns a draft, as far as the viewer is allowed to see it. */
  async whole(draft: OpenedDraft, viewer: Viewer, reader: Reader): Promise<Draft> {
    const { id, events, state } = draft;
    const cards = state.started?.cards ?? {};
    const held = heldSeats(reader, id);
    const { invited } = await this.administration.of(id);
    const { seats, phase, round, pick, standings } = viewDraft(state, viewer);
    const isOver = phase === 'over';
    const limit = state.started?.timeLimit ?? null;
    const { set, form, startedAt, phase: shown } = this.summary(draft);
    return {
      id,
      set,
      form,
      startedAt,
      phase: shown,
      round,
      pick,
      timeLimit: limit,
      timeLeft:
        limit === null || phase !== 'drafting'
          ? null
          : Math.max(0, pickPossibleSince(draft) + limit - Date.now()),
      revision: events.length - 1,
      seats: seats.map(({ seat, name, player, isAsked, poolSize, hand, pool, deck, hasDeck }) => ({
        seat,
        name,
        bot: player === 'bot',
        yours: held.includes(seat),
        awaited: invited.some((invitation) => invitation.seat === seat && invitation.claimed === null),
        asked: isAsked,
        poolSize,
        hand: hand === null ? null : facesOf(cards, hand),
        pool: pool === null ? null : facesOf(cards, pool),
        deck: deckOf(cards, deck),
        suggestion: pool === null || phase === 'drafting' ? null : deckOf(cards, suggestedDeck(cards, pool)),
        hasDeck,
      })),
      picks: events.flatMap(
        ({ event, revision }) => pickOf(cards, maskDraft(event, viewer, isOver), revision) ?? [],
      ),
      matches: await Promise.all(
        state.rounds.flatMap(({ pairings }, index) =>
          pairings.map((_, table) => this.match(draft, index + 1, table, reader)),
        ),
      ),
      standings:
        state.started?.matches == null
          ? []
          : standings.map(({ seat, place, points, matches }) => ({ seat, place, points, ...matches })),
    };
  }

  summary({ id, events, state }: OpenedDraft): DraftSummary {
    const { started, phase } = state;
    return {
      id,
      set: started?.set ?? '',
      form: constant(started?.form ?? 'booster-draft') as DraftForm,
      phase: phase === 'waiting' ? 'DRAFTING' : (constant(phase) as DraftPhase),
      players: (started?.seats ?? []).map(({ name }) => name),
      startedAt: new Date(events[0]?.metadata.recordedAt ?? 0),
    };
  }

  /** Returns a match. Holders of draft seats also get the tokens for their seats in the games. */
  async match({ id, state }: OpenedDraft, round: number, table: number, reader: Reader): Promise<DraftMatch> {
    const seats = state.rounds[round - 1]?.pairings[table];
    if (seats === undefined)
      throw new ProblemError({
        code: 'MATCH_NOT_FOUND',
        message: `The draft has no table ${table} in round ${round}.`,
        advice: 'Use the number of a round that has begun (from 1) and of one of its tables (from 0).',
      });
    // An imported draft can refer to any game, so its seats grant no access to game seats.
    const { imported } = await this.administration.of(id);
    const held = imported === null ? heldSeats(reader, id) : [];
    const games = gamesOf(state, round, table).map(async ({ began, ended }) => {
      const own = began.seats.flatMap((seat, place) => (held.includes(seat) ? [place] : []));
      const tokens = own.map(async (seat) => ({
        seat,
        token: await this.access.capabilities.seatToken({ game: began.game as GameId, seat }),
      }));
      const { number, game, seats } = began;
      return { number, game, seats, winners: ended?.winners ?? null, tokens: await Promise.all(tokens) };
    });
    return {
      round,
      table,
      seats,
      settled: isSettled(state, round, table),
      games: await Promise.all(games),
    };
  }

  /** Returns the part of an event that the viewer can see. If the draft is over, the whole event is visible. */
  change(
    cards: DraftCards,
    { event, revision, metadata }: RecordedDraftEvent,
    viewer: Viewer,
    isOver: boolean,
  ): DraftChange {
    const seen = maskDraft(event, viewer, isOver);
    return {
      revision,
      kind: seen.kind,
      at: new Date(metadata.recordedAt),
      seat: 'seat' in seen ? seen.seat : null,
      picked: pickOf(cards, seen, revision),
      game: 'game' in seen ? seen.game : null,
    };
  }
}
