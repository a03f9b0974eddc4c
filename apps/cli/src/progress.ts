import { Presets, SingleBar } from 'cli-progress';
import { escaped } from '#record';
import type { Output } from './output.js';

export interface Progress {
  /** How much is done and, of a reading that passes what others wrote, up to which place of the store. */
  to(done: number, place?: string | null): void;
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
      format: `${what} {bar} {value}/{total} · {eta_formatted} left{place}`,
      clearOnComplete: true,
      // A command may be ended at any moment: nothing to put right then.
      hideCursor: false,
      gracefulExit: false,
      fps: 8,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { place: '' });
  return {
    to: (done, place) => bar.update(done, { place: placed(place) }),
    end: () => bar.stop(),
  };
}

const placed = (place: string | null | undefined): string => (place == null ? '' : ` · at ${escaped(place)}`);

/** How often a line is written anew: milliseconds. */
const ANEW = 125;

/** The same for work of which nobody knows how long it is: how much was found, and where it looks. */
export function searchOf(output: Output, what: string): Progress {
  const { stderr } = output.around;
  if (stderr.isTTY !== true) return silent;
  let written = -Infinity;
  const clear = '\r\x1b[2K';
  return {
    to: (found, place) => {
      if (performance.now() - written < ANEW) return;
      written = performance.now();
      stderr.write(`${clear}${what}: ${found.toLocaleString('en')} found${placed(place)}`);
    },
    end: () => void stderr.write(clear),
  };
}
