/**
 * A script that runs in a page before the page's own scripts. It records the times of key presses, painted boards and
 * frames. A board counts as painted when the frame after its drawing begins.
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

/** A board that was painted, and when. */
export interface Painted {
  readonly position: string;
  /** Milliseconds since the page was requested. */
  readonly at: number;
  /** Milliseconds since the last key was pressed. */
  readonly after: number;
}

/** The data that the probe has recorded. */
export interface Noted {
  readonly painted: readonly Painted[];
  /** The duration of each frame in milliseconds. Frames are only recorded while `counting` is true. */
  readonly frames: readonly number[];
}
