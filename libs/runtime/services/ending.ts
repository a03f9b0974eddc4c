import type { SettingProblem } from '#record';

/** Prints the reasons why the service cannot start, and exits with code 1. */
export function giveUp(problems: readonly Pick<SettingProblem, 'message' | 'advice'>[]): never {
  for (const { message, advice } of problems)
    process.stderr.write(advice === undefined ? `✗ ${message}\n` : `✗ ${message}\n  ${advice}\n`);
  process.exit(1);
}

/** Calls `close` on SIGTERM or SIGINT. A second signal exits immediately. */
export function endOnSignals(close: () => Promise<void>): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const stop = (): void => {
    for (const signal of signals) process.off(signal, stop).once(signal, () => process.exit(1));
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.once(signal, stop);
}
