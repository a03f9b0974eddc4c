import type { CliErrorCode, CliProblem as Problem } from './error-codes.js';

/** The exit codes of `retrace`. The README documents them, and scripts rely on them. */
export const exitCodes = {
  ok: 0,
  /** The command ran, but with a negative result, for example because a game diverged or did not end. */
  failed: 1,
  usage: 2,
  notFound: 3,
  badInput: 4,
  /** The object already exists, or another program has changed it. */
  conflict: 5,
  /** The data folder is unusable. */
  store: 6,
  /** A bug in Retrace. */
  bug: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Thrown to end a command with an exit code and one or more problems. */
export class Failure extends Error {
  constructor(
    readonly exit: ExitCode,
    readonly problems: readonly [Problem, ...Problem[]],
  ) {
    super(problems[0].message);
    this.name = 'Failure';
  }
}

/** Creates a failure with one problem. */
export const failure = (
  exit: ExitCode,
  code: CliErrorCode,
  message: string,
  more: Omit<Problem, 'code' | 'message'> = {},
): Failure => new Failure(exit, [{ code, message, ...more }]);

/**
 * Advice that mentions commands, by error code. This advice replaces a library's advice, because libraries cannot
 * mention commands.
 */
const ownAdvice: Readonly<Record<string, string>> = {
  ASSIGNMENTS_TOO_MANY: 'Close some assignments with `retrace assignments close <id>`.',
  GAME_NOT_FOUND: 'Use `retrace games` to list the recorded games.',
  LESSONS_TOO_MANY: 'Use another data folder (RETRACE_DATA).',
  STORE_TOO_NEW: 'Use a newer version of Retrace, or another data folder (RETRACE_DATA).',
  STORE_DAMAGED: 'Restore a copy of the data folder, or use another one (RETRACE_DATA).',
  STORE_ACCESS_DENIED: 'Check the name and password in EVENT_STORE.',
  STORE_UNREACHABLE:
    'Check RETRACE_DATA. You must be able to create the folder or write to it. If you use a server, ' +
    'check EVENT_STORE.',
  REVISION_CONFLICT: 'Run the command again, because another program is recording this game.',
  GAME_TOO_LARGE: 'Play the game with another seed.',
};

const advised = (problem: Problem): Problem => {
  const advice = ownAdvice[problem.code] ?? problem.advice;
  return { ...problem, ...(advice !== undefined && { advice }) };
};

/** Converts problems that a library returned into a failure. */
export function failureOf(exit: ExitCode, problems: readonly Problem[]): Failure {
  const [first, ...rest] = problems.map(advised);
  return new Failure(exit, [first ?? { code: 'REASON_UNKNOWN', message: 'The command failed.' }, ...rest]);
}

/** Returns the value of a result. Throws a `Failure` if the result contains errors. */
export function must<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: Problem | readonly Problem[] },
  exit: ExitCode = exitCodes.badInput,
): T {
  if (result.ok) return result.value;
  throw failureOf(exit, isList(result.error) ? result.error : [result.error]);
}

/**
 * Returns the value of a change. If the change failed, throws a `Failure` whose exit code depends on the error code.
 */
export function mustChange<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem },
): T {
  return must(result, result.ok ? exitCodes.ok : exitOf(result.error.code));
}

const isList = (error: Problem | readonly Problem[]): error is readonly Problem[] => Array.isArray(error);

const absent = new Set([
  'CLASS_NOT_FOUND',
  'GAME_NOT_FOUND',
  'SET_NOT_FOUND',
  'STREAM_NOT_FOUND',
  'STUDY_NOT_FOUND',
  'STUDY_CHAPTER_NOT_FOUND',
  'MATCH_NOT_FOUND',
  'TOURNAMENT_NOT_FOUND',
  'BACKUP_EMPTY',
]);
const inTheWay = new Set([
  'ADMINISTRATION_TOO_LARGE',
  'ASSIGNMENTS_TOO_MANY',
  'BLIND_READERS_TOO_MANY',
  'CLASS_TOO_LARGE',
  'DATASET_EXISTS',
  'DATASET_FOREIGN',
  'REVISION_CONFLICT',
  'DRAFT_EXISTS',
  'GAME_EXISTS',
  'GAME_HAS_BRANCHES',
  'IMPORT_CONFLICT',
  'LESSONS_TOO_MANY',
  'NOTES_TOO_MANY',
  'SHARES_TOO_MANY',
  'STREAM_DELETED',
  'STUDIES_TOO_MANY',
  'STUDY_CHAPTERS_TOO_MANY',
  'STUDY_TOO_LARGE',
  'TOURNAMENTS_TOO_MANY',
  'TOURNAMENT_TOO_LARGE',
  'DATA_FOLDER_NOT_EMPTY',
  'DATA_FOLDER_IN_USE',
  'REBUILD_RUNNING',
]);

function exitOf(code: string): ExitCode {
  if (absent.has(code)) return exitCodes.notFound;
  if (inTheWay.has(code)) return exitCodes.conflict;
  if (/^(STORE|SQLITE|READ_MODELS)_/.test(code) || unreadable.has(code)) return exitCodes.store;
  if (code === 'GAME_TOO_LARGE') return exitCodes.failed;
  if (code === 'BACKUP_STOPPED' || code === 'DATASET_STOPPED') return exitCodes.interrupted;
  return exitCodes.badInput;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

const unreadable = new Set([
  'ADMINISTRATION_MALFORMED',
  'ADMINISTRATION_UNKNOWN',
  'EVENT_MALFORMED',
  'EVENT_UNKNOWN',
  'SCHEMA_TOO_NEW',
  'SCHEMA_UNKNOWN',
  'MODULE_UNKNOWN',
  'BRANCH_BROKEN',
  'DRAFT_EVENT_UNKNOWN',
  'DRAFT_MALFORMED',
]);

/** Returns the code of an error from Retrace or the system. Null if the error has no code. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/** Returns a plain message for a system error about a file. Null if the system's message is better. */
function systemWords(code: string, path: unknown): string | null {
  if (typeof path !== 'string') return null;
  const words: Readonly<Record<string, string>> = {
    EACCES: `You do not have permission to use "${path}".`,
    EISDIR: `"${path}" is a folder.`,
    ENOENT: `There is no file or folder "${path}".`,
    ENOTDIR: `A part of the path "${path}" is not a folder.`,
    EPERM: `You do not have permission to use "${path}".`,
    EROFS: `"${path}" cannot be written to.`,
  };
  return words[code] ?? null;
}

/** Converts an error to a failure. Null for a bug. Only this function maps error codes to exit codes. */
export function translated(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === null) return null;
  const { message, syscall, path, problem, advice } = error as Partial<
    Record<'message' | 'syscall' | 'path' | 'problem' | 'advice', unknown>
  >;
  const text = String(message);
  if (syscall !== undefined)
    return failure(exitCodes.badInput, 'FILE_UNUSABLE', systemWords(code, path) ?? text, {
      advice: 'Check the path and its permissions.',
    });
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code) || code.startsWith('ERR_')) return null;
  if (isProblem(problem)) return failureOf(exitOf(code), [problem]);
  // Only errors of Retrace have codes of this form, so the code is a `CliErrorCode`.
  const own = { code: code as CliErrorCode, message: text };
  return failureOf(exitOf(code), [typeof advice === 'string' ? { ...own, advice } : own]);
}
