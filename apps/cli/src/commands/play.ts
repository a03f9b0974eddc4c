import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { usualDistribution } from '#altered/drafts';
import { boosterModes, tableModes, type BoosterModeId, type ModeId } from '#altered/rules';
import { defaultGame, type BoosterWar, type PlayableGame } from '#games';
import { Archive } from '../archive.js';
import { examples, nameList, repeated, seedText, wholeNumber } from '../arguments.js';
import { botNames, type BotName } from '../bots.js';
import { checkedWar } from '../booster-war.js';
import { catalogueOf, distributionOf } from '../card-files.js';
import { namedSet, setHelp } from '../card-set.js';
import { deckFrom } from '../deck-lists.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { gameNamed, gameNames } from '../games.js';
import type { Output, Surroundings } from '../output.js';
import { planOf, playersOf, repeated as decksInTurn, type Plan, type PlanOptions } from '../plan.js';
import type { Add } from '../command.js';
import { continueGame, recordGame, type Recorded, type RecordingOptions } from '../recording.js';
import { progressOf } from '../progress.js';
import { counted, padded } from '../terminal/text.js';

interface Options {
  readonly game: string;
  readonly deck?: readonly string[];
  readonly cards?: string;
  readonly games: number;
  readonly seed?: string;
  readonly store?: 'sqlite' | 'memory';
  readonly names?: readonly string[];
  readonly edition?: string;
  readonly mode?: ModeId;
  readonly set?: string;
  readonly boosters?: string;
  readonly bot: BotName;
  readonly continue?: true;
  readonly verbose?: true;
}

/** The number of games that are recorded concurrently, so that their appends can share disk writes. */
const atOnce = 16;
/** The number of decisions per append. */
const batch = 16;

export const play = (add: Add): void =>
  add<Options>(
    new Command('play')
      .addOption(new Option('-g, --game <game>', 'the game to play').choices(gameNames).default(defaultGame))
      .option(
        '-d, --deck <deck>',
        'a deck list, or the name of a shipped deck (`retrace decks`); use two, or one to four in a ' +
          'four-player mode',
        repeated,
      )
      .option(
        '-c, --cards <file>',
        'a card file (JSON, public card format) to use together with the imported cards',
      )
      .option('-n, --games <number>', 'the number of games', wholeNumber(1, 1_000_000), 1)
      .option('-s, --seed <text>', 'the seed; the same seed plays the same games (default: random)', seedText)
      .addOption(new Option('--store <kind>', 'the store to record in').choices(['sqlite', 'memory']))
      .option('--names <names>', "the players' names, as in Ada,Ben", nameList)
      .option('--edition <edition>', 'the edition of the rules')
      .addOption(
        new Option('--mode <mode>', 'the mode of play, if not the standard mode').choices(
          Object.keys({ ...boosterModes, ...tableModes }),
        ),
      )
      .option('--set <set>', `for a Booster War: ${setHelp}`)
      .option(
        '--boosters <file>',
        'for a Booster War: the content of a booster (JSON); see docs/using/drafts.md',
      )
      .addOption(
        new Option(
          '--bot <bot>',
          'the bot: search simulates its choices, greedy evaluates positions, random plays randomly',
        )
          .choices(botNames)
          .default('greedy'),
      )
      .option('--continue', 'finish interrupted games with this seed, and skip finished ones')
      .option('-v, --verbose', 'print a line for each game when it has been recorded')
      .addHelpText(
        'after',
        examples(
          'retrace play',
          'retrace play --games 100 --seed 42',
          'retrace play --game contracts --games 10',
          'retrace play --mode booster-war --set CORE --games 5',
          'retrace play --mode two-vs-two --games 10',
          'retrace play --deck my-deck.txt --deck "White Water" --names Ada,Ben',
          'retrace play --games 1000 --bot random --store memory    # how fast is this machine?',
        ),
      ),
    playGames,
  );

function decksOf(
  game: PlayableGame,
  { deck }: Options,
  players: number,
  around: Surroundings,
): PlanOptions['decks'] {
  if (deck === undefined) return null;
  if (deck.length !== players && (players === 2 || deck.length > players))
    throw failure(
      exitCodes.usage,
      'DECK_REPEATED',
      `A game needs ${numberWord(players)} decks, but you gave ${deck.length}.`,
      {
        advice:
          `Use --deck ${players === 2 ? 'twice' : 'once to four times'} (the same deck is allowed), or leave ` +
          '--deck out.',
      },
    );
  const decks = deck.map((given) => deckFrom(given, game.decks(), game.readDeck, around.folder));
  return decksInTurn(decks, players);
}

const numberWord = (players: number): string => (players === 2 ? 'two' : 'four');

const isBoosterMode = (mode: string): mode is BoosterModeId => Object.hasOwn(boosterModes, mode);

/** Returns the mode for a game with decks. Null for the default mode and for a Booster War. */
function modeOf(game: PlayableGame, { mode }: Options): string | null {
  if (mode === undefined || isBoosterMode(mode)) return null;
  if (game.modes?.[mode] !== undefined) return mode;
  throw failure(exitCodes.usage, 'OPTION_CONFLICT', `${game.module.name} does not have the mode ${mode}.`, {
    advice: 'Leave --mode or --game out.',
  });
}

/** Returns the set and the boosters of a Booster War. Null for other modes. */
function warOf(
  game: PlayableGame,
  { mode, set, boosters, deck, cards }: Options,
  around: Surroundings,
): BoosterWar | null {
  const conflict = (message: string, advice: string) =>
    failure(exitCodes.usage, 'OPTION_CONFLICT', message, { advice });
  if (mode === undefined || !isBoosterMode(mode)) {
    if (set === undefined && boosters === undefined) return null;
    throw conflict(
      'Only a Booster War uses boosters.',
      'Add --mode booster-war, or leave the booster options out.',
    );
  }
  if (game.module.id !== defaultGame)
    throw conflict(`${game.module.name} has no Booster War.`, 'Leave --mode or --game out.');
  if (deck !== undefined)
    throw conflict('A Booster War is played with boosters, not with decks.', 'Leave --deck or --mode out.');
  const catalogue = catalogueOf(around, cards);
  const distribution = boosters === undefined ? usualDistribution : distributionOf(boosters, around.folder);
  return checkedWar({ mode, ...namedSet(set, catalogue), distribution, catalogue });
}

function editionOf({ module, editions }: PlayableGame, edition: string | undefined): string | null {
  if (edition === undefined || editions.includes(edition)) return edition ?? null;
  throw failure(exitCodes.usage, 'EDITION_UNKNOWN', `${module.name} has no edition "${edition}".`, {
    advice: `Use one of ${editions.join(', ')}.`,
  });
}

const exists = ({ id }: Plan) =>
  failure(exitCodes.conflict, 'GAME_EXISTS', `Game "${id}" already exists.`, {
    advice: 'Add --continue to finish an interrupted game, or use another --seed.',
  });

/** Records a game. If `goOn` is true, continues a game that was recorded in part. */
async function recordPlan(
  archive: Archive,
  { module }: PlayableGame,
  plan: Plan,
  options: RecordingOptions,
  goOn: boolean,
): Promise<Recorded | 'there'> {
  const state = await archive.progressOf(plan.id);
  if (state === 'absent') return recordGame(archive.stream, module, plan, options);
  if (!goOn) throw exists(plan);
  return state === 'finished' ? 'there' : continueGame(archive.stream, module, plan, options);
}

async function playGames(output: Output, _: readonly string[], options: Options): Promise<ExitCode> {
  const { around } = output;
  const game = gameNamed(options.game, around, options.cards);
  const edition = editionOf(game, options.edition);
  const war = warOf(game, options, around);
  const mode = modeOf(game, options);
  const players = playersOf(game, mode);
  const decks = decksOf(game, options, players, around);
  if (options.names !== undefined && options.names.length !== players)
    throw failure(
      exitCodes.usage,
      'NAME_REPEATED',
      `A game needs ${numberWord(players)} names, but you gave ${options.names.length}.`,
      {
        advice: `Use names as in --names ${['Ada', 'Ben', 'Cem', 'Dia'].slice(0, players).join(',')}.`,
      },
    );
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const planning: PlanOptions = {
    game,
    decks,
    names: options.names ?? null,
    seed,
    edition,
    bot: options.bot,
    mode,
    war,
  };
  const archive = await Archive.open(around, options.store);
  const tally = { games: 0, skipped: 0, events: 0, actions: 0, decisions: 0 };
  const ids = new Map<number, string>();
  const progress = progressOf(output, 'Playing', options.verbose === true ? 0 : options.games);
  const from = performance.now();
  around.interruption.awaited = true;
  const { signal } = around.interruption;
  let next = 1;
  let broken = false;

  const recording: RecordingOptions = {
    batch,
    signal,
    acknowledged: ({ events, actions, decisions }) => {
      tally.events += events;
      tally.actions += actions;
      tally.decisions += decisions;
    },
  };
  const first = planOf(planning, 1);
  if (options.continue !== true && (await archive.progressOf(first.id)) !== 'absent') {
    await archive.close();
    throw exists(first);
  }
  const table = async () => {
    while (next <= options.games && !signal.aborted && !broken) {
      const number = next++;
      const plan = planOf(planning, number);
      try {
        const outcome = await recordPlan(archive, game, plan, recording, options.continue === true);
        if (outcome === 'there') tally.skipped++;
        else ids.set(number, plan.id);
        if (outcome === 'finished') tally.games++;
        if (outcome === 'finished' && options.verbose === true) output.lines(`${plan.id} recorded`);
      } catch (error) {
        broken = true;
        throw error;
      }
      progress.to(tally.games + tally.skipped);
    }
  };
  try {
    const tables = await Promise.allSettled(
      Array.from({ length: Math.min(atOnce, options.games) }, () => table()),
    );
    progress.end();
    const failed = tables.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } finally {
    progress.end();
    await archive.close();
  }

  const seconds = (performance.now() - from) / 1000;
  const rate = (count: number) => (seconds > 0 ? count / seconds : 0);
  const { games, skipped, events, actions, decisions } = tally;
  const stopped = signal.aborted;
  const recorded = [...ids].sort(([a], [b]) => a - b).map(([, id]) => id);
  const unfinished = recorded.length - games;
  output.document({
    game: game.module.id,
    ...(mode !== null && { mode }),
    ...(war !== null && { mode: war.mode, set: war.set }),
    seed,
    bot: options.bot,
    store: archive.kind,
    data: archive.folder,
    games,
    skipped,
    unfinished,
    interrupted: stopped,
    events,
    actions,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    rates: { games: round(rate(games)), events: round(rate(events)), actions: round(rate(actions)) },
    ids: recorded,
  });
  const { paint } = output.theme;
  const line = (what: string, count: number) =>
    `  ${padded(what, 12)}${count.toLocaleString('en').padStart(12)}${paint.dim(`${Math.round(rate(count)).toLocaleString('en').padStart(12)}/s`)}`;
  output.lines(
    `${paint.bold(stopped ? 'Interrupted.' : 'Done.')} ${counted(games, 'game')} recorded ${archive.where}, seed ${paint.bold(seed)}, ${seconds.toFixed(2)} s`,
    line('games', games),
    line('events', events),
    line('actions', actions),
    ...(skipped > 0 ? [`  ${counted(skipped, 'game', 'games')} already existed.`] : []),
    ...(unfinished > 0
      ? [
          `  ${counted(unfinished, 'game')} not finished. All acknowledged events are stored. Finish with:`,
          `  retrace play${options.game === defaultGame ? '' : ` --game ${options.game}`}${war === null ? '' : ` --mode ${war.mode} --set ${war.set}`} --seed ${seed} --games ${options.games}${options.bot === 'greedy' ? '' : ` --bot ${options.bot}`} --continue`,
        ]
      : []),
    ...(games > 0 && archive.folder !== null
      ? [paint.dim(`  Look at a game with: retrace show ${recorded[0] ?? ''}`)]
      : []),
  );
  return stopped ? exitCodes.interrupted : exitCodes.ok;
}

const round = (value: number): number => Math.round(value * 10) / 10;
