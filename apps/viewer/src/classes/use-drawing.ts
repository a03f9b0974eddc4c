import { useRef, useState } from 'react';
import { useAttempt } from '../api/use-attempt.js';
import { MarkClassDocument } from '../generated/classes.js';
import type { Marking } from '../notes/draft.js';
import { marksSent } from '../notes/sent-marks.js';
import type { ClassPlace } from './attended-class.js';

/**
 * Lets the coach draw on the shown position. Each mark is sent immediately. `study` is null for pupils, who cannot
 * draw.
 */
export function useDrawing(study: string | null, place: ClassPlace | null) {
  const [send, { error }] = useAttempt(MarkClassDocument);
  const [tool, setTool] = useState<Pick<Marking, 'tool' | 'start'>>({ tool: 'none', start: null });
  /** The marks on a position, until the class moves to another position. Null before the coach draws there. */
  const [drawn, setDrawn] = useState<{ readonly at: string; readonly marking: Marking } | null>(null);
  const sent = useRef(Promise.resolve());
  const at = `${place?.chapter} ${place?.position}`;
  if (drawn !== null && drawn.at !== at) setDrawn(null);
  const { arrows, highlights } = drawn?.marking ?? place ?? { arrows: [], highlights: [] };
  const marking: Marking = { arrows, highlights, ...tool };
  const mark = (next: Marking): void => {
    setTool({ tool: next.tool, start: next.start });
    if (study === null || !place || (next.arrows === arrows && next.highlights === highlights)) return;
    setDrawn({ at, marking: next });
    const { chapter, position } = place;
    const marks = { chapter, position, ...marksSent(next) };
    // Sends marks one after another, so that they take effect in the order in which they were drawn.
    sent.current = sent.current.then(async () => {
      await send({ study, place: marks });
    });
  };
  return { marking, mark, error } as const;
}
