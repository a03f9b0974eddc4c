import { Presets, SingleBar } from 'cli-progress';
import { escaped } from '#record';
import type { Output } from './output.js';

export interface Progress {
  /** Shows how much is done and, while a shared store is being read, the position in the store. */
  to(done: number, place?: string | null): void;
  end(): void;
}

const silent: Progress = { to: () => undefined, end: () => undefined };

/** Writes a progress bar for a long task to standard error. Writes nothing if there is no terminal. */
export function progressOf(output: Output, what: string, total: number): Progress {
  const { stderr } = output.around;
  if (stderr.isTTY !== true || total < 2) return silent;
  const bar = new SingleBar(
    {
      stream: stderr,
      format: `${what} {bar} {value}/{total} · {eta_formatted} left{place}`,
      clearOnComplete: true,
      // The cursor stays visible, because it would not reappear if the command exited early.
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

/** The interval between updates of the line, in milliseconds. */
const ANEW = 125;

/** Like `progressOf`, for a task of unknown length. Shows the number of items found and the current position. */
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
