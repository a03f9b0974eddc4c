/**
 * Runs in the page, before anything else of it: notes when keys are pressed, when a board is painted, and how long frames take.
 * A board is painted when the frame after the one that drew it begins.
 */
export const probe = `(() => {
  const seen = { painted: [], pressed: 0, frames: [], last: 0, counting: false };
  window.retraceBench = seen;
  addEventListener('keydown', (event) => { seen.pressed = event.timeStamp; }, { capture: true });
  let shown = null;
  const look = () => {
    const board = document.querySelector('[data-testid="board"]');
    const position = board && board.getAttribute('aria-busy') === 'false' ? board.getAttribute('data-position') : null;
    if (position !== null && position !== shown) {
      shown = position;
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const at = performance.now();
        seen.painted.push({ position, at, after: at - seen.pressed });
      }));
    }
  };
  const frame = (at) => {
    if (seen.counting && seen.last > 0) seen.frames.push(at - seen.last);
    seen.last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-position', 'aria-busy'],
  });
})();`;

/** A board that was painted. */
export interface Painted {
  readonly position: string;
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  /** Milliseconds since the last key was pressed. */
  readonly after: number;
}

/** Notes of the probe. */
export interface Noted {
  readonly painted: readonly Painted[];
  /** Milliseconds that each frame took, while they are counted. */
  readonly frames: readonly number[];
}
