import { useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly text: string;
  readonly explained: string;
  readonly className: string;
  /** Whether the element is a tab stop. False if another element shows the same text. */
  readonly isStop?: boolean;
  readonly testId?: string;
}

/** The delay before a tip opens or closes when the pointer reaches or leaves its word, in milliseconds. */
const REST = 150;
/** The space around a tip, in pixels. */
const GAP = 8;

/** Shows a word with an explanation that opens when the word is pointed at, focused or tapped. */
export function Tip({ text, explained, className, isStop = true, testId }: Props) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const word = useRef<HTMLButtonElement>(null);
  const id = useId();
  const soon = (next: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), REST);
  };
  const now = (next: boolean): void => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = (): void => setOpen(false);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Prevents Escape from also closing a dialog below the tip.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const touch = (event: PointerEvent): void => {
      if (event.target !== word.current) close();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', touch, true);
    addEventListener('scroll', close, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', touch, true);
      removeEventListener('scroll', close, true);
    };
  }, [open]);
  const show = (tip: HTMLSpanElement | null): void => {
    if (!tip || !word.current || tip.matches(':popover-open')) return;
    // A popover is drawn above everything, including dialogs.
    tip.showPopover();
    const [at, size] = [word.current.getBoundingClientRect(), tip.getBoundingClientRect()];
    const above = at.top - size.height - GAP;
    const left = at.left + (at.width - size.width) / 2;
    tip.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
    tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - size.width - GAP))}px`;
  };
  return (
    <>
      <button
        ref={word}
        type="button"
        className={className}
        tabIndex={isStop ? undefined : -1}
        data-testid={testId}
        aria-describedby={open ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && soon(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && soon(false)}
        onFocus={() => now(true)}
        onBlur={() => now(false)}
        onClick={(event) => {
          event.preventDefault();
          now(true);
        }}
      >
        {text}
      </button>
      {open && (
        <span
          ref={show}
          id={id}
          className="tip"
          role="tooltip"
          popover="manual"
          onPointerEnter={() => now(true)}
          onPointerLeave={() => soon(false)}
        >
          {explained}
        </span>
      )}
    </>
  );
}
