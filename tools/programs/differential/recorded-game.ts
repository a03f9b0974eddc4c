import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** The maximum size of an uncompressed file, in bytes. All real games are smaller. */
const MOST_BYTES = 64 * 1024 * 1024;

const player = z.coerce.number().int();
const cardStay = z.tuple([z.string(), player, z.coerce.number(), z.coerce.number(), z.unknown()]);
const marker = z.tuple([z.string(), z.string(), player]);
const listed = z.tuple([z.number().int(), z.string(), z.string(), z.number()]);

const truth = z.object({
  seed: z.number(),
  order: z.array(player).length(2),
  firstPlayer: player,
  storm: z.array(z.object({ cardId: z.number().int(), rotated: z.boolean() })).length(5),
  decks: z.record(
    z.string(),
    z.object({
      hero: z.tuple([z.number().int(), z.string(), z.string()]),
      top_to_bottom: z.array(listed),
    }),
  ),
  winner: player.nullable(),
  ended: z.boolean(),
  card_names: z
    .record(z.string(), z.tuple([z.string().nullable(), z.string(), z.number(), z.string()]))
    .optional(),
});

const decision = z.object({
  n: z.number().int(),
  move: z.number().int(),
  state: z.number().int(),
  name: z.string(),
  player,
  action: z.string(),
  args: z.array(z.unknown()),
});

const change = z.object({
  move: z.number().int(),
  state: z.number().int(),
  active: player.nullable(),
  day: z.number().int(),
  phase: z.number().int(),
  c: z.record(z.string(), cardStay.nullable()),
  // The other program writes an empty list instead of an object if there are no markers.
  m: z.union([z.record(z.string(), marker.nullable()), z.array(z.never()).transform(() => ({}))]),
});

/** The setup and result of the other program's game: decks, regions, first player and result. */
export type Truth = z.infer<typeof truth>;
/** A player's request that the other program accepted as a decision. */
export type TheirDecision = z.infer<typeof decision>;
/** The changes that a move makes to the other program's state. */
export type TheirChange = z.infer<typeof change>;

/**
 * A complete game of the other program: players, decks, every decision, and the changes that each move makes to the
 * true state.
 */
export interface RecordedGame {
  readonly seed: number;
  readonly truth: Truth;
  readonly decisions: readonly TheirDecision[];
  readonly changes: readonly TheirChange[];
  /** Reads the log of the table, which shows cards that the card files lack. Null if there is no log. */
  readonly log: () => string | null;
}

const unpacked = (file: string): string =>
  gunzipSync(readFileSync(file), { maxOutputLength: MOST_BYTES }).toString('utf8');

/** Reads the game with the given number from a folder. Throws if a file is missing or malformed. */
function readGame(folder: string, number: string): RecordedGame {
  const file = (name: string) => unpacked(path.join(folder, name));
  const lines = file(`states-${number}.jsonl.gz`).split('\n');
  const parsed = truth.parse(JSON.parse(file(`truth-${number}.json.gz`)));
  return {
    seed: parsed.seed,
    truth: parsed,
    decisions: z.array(decision).parse(JSON.parse(file(`decisions-${number}.json.gz`))),
    changes: lines.filter((line) => line !== '').map((line) => change.parse(JSON.parse(line))),
    log: () => {
      const name = [`game-${number}.all.json.gz`, `game-${number}.json.gz`].find((file) =>
        existsSync(path.join(folder, file)),
      );
      return name === undefined ? null : file(name);
    },
  };
}

/** Returns the numbers of the games in a folder in ascending order. */
export const gamesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .flatMap((name) => /^truth-(\d+)\.json\.gz$/.exec(name)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b));

/** Like `readGame`, but returns errors instead of throwing them. */
export function gameIn(folder: string, number: string): RecordedGame | Error {
  try {
    return readGame(folder, number);
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return new Error(`Game ${number} of ${folder} cannot be read: ${message}`);
  }
}
