import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../access/reader.js';
import { changesBetween } from '#projections';
import { parsePosition, type PublicState } from '#record';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { valueOf } from '../../problem-error.js';
import { named, playerOf, resultOf } from '../player-names.js';
import { ReplayedGames } from '../replayed-games.js';
import { StateDifference, type Known, type Turned } from './difference.types.js';

/** The assumed number of differing cards, for estimating the cost of a query. */
const CARDS = 20;
/** The cost of rebuilding two states and comparing them. */
const DIFF_COST = 6 * REBUILD_COST;

@Resolver(() => Game)
export class DifferencesResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => StateDifference, {
    complexity: ({ childComplexity }) => DIFF_COST + CARDS * childComplexity,
    description: 'The differences between two positions (`142`, `142.3`), from one perspective.',
  })
  async diff(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args('from', { description: 'The earlier position: `142`, or `142.3` inside the event.' }) from: string,
    @Args('to', { description: 'The later position.' }) to: string,
    @Args('as', {
      defaultValue: 'spectator',
      description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
    })
    as: string,
  ): Promise<StateDifference> {
    const game = await this.games.open(id, reader);
    const { replay, module } = game;
    const viewer = valueOf(game.viewer(as));
    const seen = (at: string): PublicState =>
      module.see.view(valueOf(replay.at(valueOf(parsePosition(at)))), viewer);
    const [before, after] = [seen(from), seen(to)];
    const changes = changesBetween(before, after);
    const [fromSeat, toSeat] = [before.decision?.seat ?? null, after.decision?.seat ?? null];
    const ended = changes.result;
    return {
      from: named(game, changes.from),
      to: named(game, changes.to),
      zones: changes.zones.map((zone) => named(game, zone)),
      seats: changes.seats.map((change) => ({ ...change, player: playerOf(game, change.seat) })),
      markers: changes.markers.map((marker) => named(game, marker)),
      result: ended && {
        from: ended.from && resultOf(game, ended.from),
        to: ended.to && resultOf(game, ended.to),
      },
      decision: changes.decision && {
        ...changes.decision,
        fromSeat,
        fromName: playerOf(game, fromSeat),
        toSeat,
        toName: playerOf(game, toSeat),
      },
      cards: changes.cards.map(({ face, turned, known, ...change }) => ({
        ...change,
        reference: face?.reference ?? null,
        name: face?.name ?? null,
        turned: turnedWord(turned),
        known: known === null ? null : (known.toUpperCase() as Known),
      })),
      spaces: changes.spaces.map(({ turned, ...change }) => ({ ...change, turned: turnedWord(turned) })),
    };
  }
}

const turnedWord = (turned: 'face-up' | 'face-down' | null): Turned | null =>
  turned === null ? null : (turned.toUpperCase().replace('-', '_') as Turned);
