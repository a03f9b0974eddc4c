import { randomSource } from '#kernel';
import { gameModules } from '#games';
import { readGame, type PrintedCards } from '#interchange';
import { foldProblem } from '#projections';
import { beginningOfLog, damagedLog } from './damaged-log.js';

/** The result of importing a log. `wrong` is the problem found, or null. */
export interface LogTrial {
  readonly outcome: string;
  readonly how: string;
  readonly wrong: string | null;
}

const message = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Imports a damaged log. Either the log must be refused with a code, or it must be converted to a report and a record
 * that can be shown.
 */
export function tryDamagedLog(text: string, seed: string, printed: PrintedCards): LogTrial {
  const { text: damaged, how } = damagedLog(text, randomSource(seed));
  try {
    const game = readGame([damaged], gameModules, printed);
    if (!game.ok) {
      const { code } = game.error;
      return {
        outcome: code,
        how,
        wrong: /^(IMPORT|LOG)_[A-Z_]+$/.test(code) ? null : `the code is ${code}`,
      };
    }
    const { events, report } = game.value;
    const problem = foldProblem(gameModules, events);
    const wrong =
      problem !== null
        ? problem.message
        : report === null || report.reconstructed + report.observed !== events.length
          ? 'the report counts other events than there are'
          : null;
    return { outcome: 'read', how, wrong };
  } catch (error) {
    return { outcome: 'thrown', how, wrong: message(error) };
  }
}

/** Imports the beginning of a log. The resulting record must be the beginning of the record of the whole log. */
export function tryBeginning(text: string, seed: string, printed: PrintedCards): LogTrial {
  const { text: beginning, packets } = beginningOfLog(text, randomSource(seed));
  const how = `the first ${packets} packets`;
  try {
    const [part, whole] = [beginning, text].map((log) => readGame([log], gameModules, printed));
    if (part?.ok !== true || whole?.ok !== true) {
      const code = part?.ok === false ? part.error.code : 'read';
      return { outcome: code, how, wrong: whole?.ok === true && code === 'LOG_INCOMPLETE' ? null : code };
    }
    const longer = whole.value.events;
    const at = part.value.events.findIndex(
      (event, index) => JSON.stringify(event) !== JSON.stringify(longer[index]),
    );
    return { outcome: 'read', how, wrong: at < 0 ? null : `event ${at} differs` };
  } catch (error) {
    return { outcome: 'thrown', how, wrong: message(error) };
  }
}
