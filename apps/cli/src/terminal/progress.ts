import { Presets, SingleBar } from 'cli-progress';
import type { Output } from '../output.js';

export interface Progress {
  to(done: number): void;
  end(): void;
}

const silent: Progress = { to: () => undefined, end: () => undefined };

/** A bar on standard error for long work; silent where nobody would see it move. */
export function progressOf(output: Output, what: string, total: number): Progress {
  const { stderr } = output.around;
  if (stderr.isTTY !== true || total < 2) return silent;
  const bar = new SingleBar(
    {
      stream: stderr,
      format: `${what} {bar} {value}/{total} · {eta_formatted} left`,
      clearOnComplete: true,
      // A command may be ended at any moment: nothing to put right then.
      hideCursor: false,
      gracefulExit: false,
      fps: 8,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    to: (done) => bar.update(done),
    end: () => bar.stop(),
  };
}
