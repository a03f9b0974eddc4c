import { fail, ok, onlyShown, recordBounds, type Problem, type Result } from '#record';
import type { ImportErrorCode } from '../error-codes.js';
import { Arguments, type ArchiveData, type Packet } from './shapes.js';

export interface Notification {
  readonly uid: string;
  readonly type: string;
  /** The template of the notification's log line, in the language of the user who saved the log. */
  readonly log: string;
  readonly args: Arguments;
  /** The only player who received the notification. Null if the whole table received it. */
  readonly to: string | null;
}

/** All notifications that a choice caused, in the order in which they were sent. */
export interface Move {
  readonly id: number;
  /** When the move was made, in seconds since 1970. */
  readonly time: number;
  readonly table: readonly Notification[];
  /** The notifications to single players. */
  readonly own: readonly Notification[];
}

/** The log of a game, from the points of view of one or more players. */
export interface GameLog {
  readonly table: string;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly moves: readonly Move[];
  /** The number of packets, including packets that belong to no move. */
  readonly packets: number;
}

const byOrder = (left: { uid: string }, right: { uid: string }): number =>
  left.uid.length - right.uid.length || (left.uid < right.uid ? -1 : left.uid > right.uid ? 1 : 0);

interface Gathered {
  time: number;
  readonly table: Map<string, Notification>;
  readonly own: Map<string, Notification>;
}

export const mixed = (tables: number): Problem<ImportErrorCode> => ({
  code: 'LOG_MIXED',
  message: `The log contains packets from ${tables} tables.`,
  advice: 'Import the files of one table at a time.',
});

/**
 * Returns a predicate that accepts archives which cover a shorter archive and continue it. Such archives can lack moves
 * that were undone after the shorter archive was saved.
 */
const continues = (shorter: ArchiveData): ((archive: ArchiveData) => boolean) => {
  const [from, to] = spanOf(shorter);
  const channels = new Set(shorter.logs.map(({ channel }) => channel));
  return (archive) => {
    const [begins, ends] = spanOf(archive);
    if (begins > from || ends <= to) return false;
    const own = new Set(archive.logs.map(({ channel }) => channel));
    return [...channels].every((channel) => own.has(channel));
  };
};

/** Returns the numbers of an archive's first and last move. */
const spanOf = ({ logs }: ArchiveData): readonly [number, number] => {
  let [from, to] = [Infinity, -Infinity];
  for (const { move_id: move } of logs) {
    const id = Number(move ?? NaN);
    if (!Number.isInteger(id)) continue;
    from = Math.min(from, id);
    to = Math.max(to, id);
  }
  return [from, to];
};

/**
 * Merges the archives of a table, which can show several points of view, into one log. An archive replaces a shorter
 * archive that it continues. Removes duplicate notifications and sorts the others. Fails with `LOG_MIXED` if the
 * archives contain packets from several tables.
 */
export function mergedLog(archives: readonly ArchiveData[]): Result<GameLog, Problem<ImportErrorCode>> {
  const packets = archives
    .filter((archive) => !archives.some(continues(archive)))
    .flatMap(({ logs }) => logs);
  const tables = new Set(packets.map((packet) => packet.table_id));
  const [table = ''] = tables;
  if (tables.size > 1) return fail(mixed(tables.size));
  const moves = movesOf(packets);
  const seated = playersSetUp(moves);
  const listed = new Map(
    archives.flatMap(({ players = [] }) => players.map(({ id, name }): [string, string] => [id, name ?? id])),
  );
  // A saved list of players can begin with the user who saved it, but seats must follow the order of the set-up.
  const names =
    listed.size === 0 ? seated : new Map([...[...seated].filter(([id]) => listed.has(id)), ...listed]);
  const players = [...names].map(([id, name]) => ({ id, name: nameOf(name) || id }));
  return ok({ table, players, moves, packets: packets.length });
}

/** Returns the names of a table's players by player id, in the order of the set-up. */
function playersSetUp(moves: readonly Move[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { type, args } of moves.flatMap(({ table }) => table))
    if (type === 'setupPlayer') names.set(args.text('player_id') ?? '', args.text('player_name') ?? '');
  return names;
}

const nameOf = (text: string): string => onlyShown(text, recordBounds.playerName);

function movesOf(packets: readonly Packet[]): readonly Move[] {
  const moves = new Map<number, Gathered>();
  for (const packet of packets) {
    const id = Number(packet.move_id ?? NaN);
    // Chat messages and presence notifications belong to no move, so they are skipped.
    if (!Number.isInteger(id)) continue;
    const move = moves.get(id) ?? { time: packet.time, table: new Map(), own: new Map() };
    moves.set(id, move);
    const isTable = packet.channel.startsWith('/table/');
    if (isTable) move.time = move.table.size === 0 ? packet.time : Math.min(move.time, packet.time);
    const into = isTable ? move.table : move.own;
    const to = isTable ? null : packet.channel.replace(/^.*p/, '');
    for (const { uid, type, log, args } of packet.data)
      into.set(uid, { uid, type, log: typeof log === 'string' ? log : '', args: Arguments.of(args), to });
  }
  const inOrder = [...moves].sort(([left], [right]) => left - right);
  return inOrder.map(([id, { time, table, own }]) => ({
    id,
    time,
    table: [...table.values()].sort(byOrder),
    own: [...own.values()].sort(byOrder),
  }));
}
