import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import type { Catalogue } from '#altered/cards';
import {
  draftSetup,
  factionsOf,
  initialDraft,
  parseDraftId,
  standingsOf,
  usualRounds,
  type DraftEvent,
  type DraftSetup,
  type DraftState,
} from '#altered/drafts';
import { randomSource, shuffled } from '#kernel';
import { draftBounds } from '#record';
import { Archive } from '../archive.js';
import { examples, nameList, seedText, wholeNumber } from '../arguments.js';
import { botNames, type BotName } from '../bots.js';
import { catalogueOf, distributionOf } from '../card-files.js';
import { namedSet, setHelp } from '../card-set.js';
import type { Add } from '../command.js';
import { draftedByBots } from '../draft-bots.js';
import { playMatches } from '../draft-matches.js';
import { exitCodes, failure, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { guests, wordOfSeed } from '../plan.js';
import { progressOf } from '../progress.js';
import { drawTable } from '../terminal/table.js';
import { counted } from '../terminal/text.js';

interface Options {
  readonly seats: number;
  readonly set?: string;
  readonly seed?: string;
  readonly sealed?: true;
  readonly play?: true;
  readonly rounds?: number;
  readonly bestOf: '1' | '3';
  readonly bot: BotName;
  readonly cards?: string;
  readonly boosters?: string;
  readonly names?: readonly string[];
}

export const draft = (add: Add): void =>
  add<Options>(
    new Command('draft')
      .option('--seats <number>', 'the number of seats', wholeNumber(0, 1000), draftBounds.seats)
      .option('--set <set>', setHelp)
      .option('-s, --seed <text>', 'the seed; the same seed gives the same draft (default: random)', seedText)
      .option('--sealed', 'hold a sealed event, in which each seat opens seven boosters and keeps all cards')
      .option('--play', 'play Swiss rounds with the decks')
      .option(
        '--rounds <number>',
        'the number of rounds (default: until a player has won all of them)',
        wholeNumber(1, draftBounds.rounds),
      )
      .addOption(
        new Option('--best-of <games>', 'the maximum number of games in a match')
          .choices(['1', '3'])
          .default('1'),
      )
      .addOption(
        new Option('--bot <bot>', 'the bot that plays the games').choices(botNames).default('greedy'),
      )
      .option(
        '-c, --cards <file>',
        'a card file (JSON, public card format) to use together with the imported cards',
      )
      .option('--boosters <file>', 'the content of a booster (JSON); see docs/using/drafts.md')
      .option('--names <names>', "the players' names, as in Ada,Ben", nameList)
      .addHelpText(
        'after',
        examples(
          'retrace draft',
          'retrace draft --set CORE --seed friday --play',
          'retrace draft --sealed --seats 4 --play --best-of 3',
        ),
      ),
    holdDraft,
  );

const longestSeed = 28;
const longestSet = 10;

/** Returns a draft's id, made of its set, form and seed, such as `core-42` or `core-sealed-42`. */
const draftIdOf = ({ set, form }: Pick<DraftSetup, 'set' | 'form'>, seed: string): string =>
  must(
    parseDraftId(
      `${set.toLowerCase().slice(0, longestSet)}${form === 'sealed' ? '-sealed' : ''}-${wordOfSeed(seed, longestSeed)}`,
    ),
    exitCodes.bug,
  );

function setupOf(options: Options, catalogue: Catalogue, seed: string, folder: string): DraftSetup {
  const { seats: count, sealed, names } = options;
  if (names !== undefined && names.length !== count)
    throw failure(
      exitCodes.usage,
      'NAME_REPEATED',
      `The number of names (${names.length}) does not match the number of seats (${count}).`,
      { advice: 'Name every player, or leave --names out.' },
    );
  const drawn = shuffled(randomSource(`${seed}/names`), guests);
  const players = names ?? Array.from({ length: count }, (_, seat) => drawn[seat] ?? `Guest ${seat + 1}`);
  const { set, cards } = namedSet(options.set, catalogue);
  const matches =
    options.play === undefined
      ? false
      : {
          rounds: options.rounds ?? usualRounds(count),
          bestOf: options.bestOf === '3' ? (3 as const) : (1 as const),
        };
  return draftSetup({
    form: sealed === true ? 'sealed' : 'booster-draft',
    set,
    cards,
    seats: players.map((name) => ({ name, player: 'bot' })),
    seed,
    matches,
    ...(options.boosters !== undefined && { distribution: distributionOf(options.boosters, folder) }),
  });
}

async function holdDraft(output: Output, _: readonly string[], options: Options): Promise<ExitCode> {
  const { around } = output;
  const catalogue = catalogueOf(around, options.cards);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const setup = setupOf(options, catalogue, seed, around.folder);
  const id = draftIdOf(setup, seed);
  const archive = await Archive.open(around);
  around.interruption.awaited = true;
  const { signal } = around.interruption;
  const picks = setup.form === 'sealed' ? 0 : setup.boosters * setup.distribution.cards;
  const drafting = progressOf(output, 'Drafting', picks);
  let state = initialDraft;
  let last = -1;
  const append = async (events: readonly DraftEvent[]): Promise<void> => {
    await archive.drafts.record(id, events, last);
    last += events.length;
  };
  try {
    if ((await archive.drafts.events(id)) !== null)
      throw failure(exitCodes.conflict, 'DRAFT_EXISTS', `Draft "${id}" already exists.`, {
        advice: 'Use another --seed.',
      });
    for (const decided of draftedByBots(setup)) {
      await append(decided.events);
      ({ state } = decided);
      drafting.to(state.seats[0]?.pool.length ?? 0);
      if (signal.aborted) break;
    }
    drafting.end();
    if (state.phase === 'playing' && !signal.aborted) {
      const rounds = setup.matches?.rounds ?? 0;
      const playing = progressOf(output, 'Playing', rounds * Math.floor(setup.seats.length / 2));
      try {
        const played = (games: number): void => playing.to(games);
        state = await playMatches(state, {
          archive,
          draft: id,
          catalogue,
          bot: options.bot,
          signal,
          append,
          played,
        });
      } finally {
        playing.end();
      }
    }
  } finally {
    drafting.end();
    await archive.close();
  }
  output.document(documentOf(id, state));
  output.lines(...draw(output, id, state, archive.where));
  return signal.aborted ? exitCodes.interrupted : exitCodes.ok;
}

/** Returns the standings of a draft with the players' names. */
const standings = (state: DraftState) =>
  standingsOf(state).map(({ seat, place, points, matches: { won, drawn, lost } }) => ({
    place,
    seat,
    name: state.started?.seats[seat]?.name ?? '',
    points,
    won,
    drawn,
    lost,
  }));

function documentOf(id: string, state: DraftState) {
  const { started } = state;
  return {
    draft: id,
    set: started?.set ?? null,
    seats: state.seats.map(({ pool, deck }, seat) => ({
      seat,
      name: started?.seats[seat]?.name ?? '',
      picks: pool,
      deck:
        deck === null
          ? null
          : { hero: deck.hero, cards: deck.cards, factions: factionsOf(started?.cards ?? {}, deck) },
    })),
    games: state.begun.map(({ game }) => game),
    standings: started?.matches == null ? [] : standings(state),
  };
}

function draw({ theme }: Output, id: string, state: DraftState, where: string): readonly string[] {
  const { paint } = theme;
  const { started } = state;
  const cards = started?.cards ?? {};
  const rows = state.seats.map(({ pool, deck }, seat) => [
    `${seat}`,
    started?.seats[seat]?.name ?? '',
    `${pool.length}`,
    deck?.hero == null ? '–' : (cards[deck.hero]?.name ?? deck.hero),
    deck === null ? '' : factionsOf(cards, deck).join(', '),
    deck === null ? '' : `${deck.cards.length + (deck.hero === null ? 0 : 1)}`,
  ]);
  const columns = [
    { title: 'seat', right: true as const },
    { title: 'player' },
    { title: 'pool', right: true as const },
    { title: 'Hero' },
    { title: 'factions' },
    { title: 'deck', right: true as const },
  ];
  const places = started?.matches == null ? [] : standings(state);
  return [
    `${paint.bold(id)}  ${started?.form === 'sealed' ? 'sealed' : 'draft'} of ${started?.set ?? ''}, ${counted(state.seats.length, 'seat')}, recorded ${where}`,
    '',
    ...drawTable(theme, columns, rows),
    ...(places.length === 0
      ? []
      : [
          '',
          ...drawTable(
            theme,
            [
              { title: 'place', right: true },
              { title: 'player' },
              { title: 'points', right: true },
              { title: 'won', right: true },
              { title: 'drawn', right: true },
              { title: 'lost', right: true },
            ],
            places.map(({ place, name, points, won, drawn, lost }) =>
              [place, name, points, won, drawn, lost].map(String),
            ),
          ),
          '',
          paint.dim(`  Look at a game with: retrace show ${state.begun[0]?.game ?? ''}`),
        ]),
    paint.dim(`  Check the draft with: retrace verify ${id}`),
  ];
}
