import { Suspense, type KeyboardEvent } from 'react';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import type { PanelProps } from '../panels/panel.js';
import { PartBoundary } from '../shell/part-boundary.js';
import type { Panels } from './use-panels.js';
import './panels.css';

interface Props extends Omit<PanelProps, 'open'> {
  readonly panels: Panels;
}

/** The keys that move between tabs. Each function returns the index of the next tab. */
const ways: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus between tabs. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = ways[event.key]?.(at, tabs.length - 1);
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}

/**
 * Shows the tabs of a game's panels and the open panel. The panel is next to the board if there is space. Otherwise, it
 * covers the lower part of the board. Clicking the tab of the open panel closes the panel.
 */
export function PanelFrame({ panels, ...given }: Props) {
  const say = useSay();
  const { offered, shown, isNarrow, open } = panels;
  const reached = shown?.id ?? offered[0]?.id;
  return (
    <aside className={shown ? 'panels is-open' : 'panels'} aria-label={say('panels.title')}>
      <div
        role="tablist"
        className="panel-tabs"
        aria-label={say('panels.title')}
        aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
        onKeyDown={goAlong}
      >
        {offered.map((panel) => {
          const { id, title, icon: Icon } = panel;
          const count = panel.count?.(given) ?? 0;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              className="panel-tab"
              data-testid={`tab-${id}`}
              title={say(title)}
              aria-selected={id === shown?.id}
              aria-controls={id === shown?.id ? `panel-${id}` : undefined}
              tabIndex={id === reached ? 0 : -1}
              onClick={() => open(id === shown?.id ? null : id)}
            >
              <Icon />
              <span>{say(title)}</span>
              {count > 0 && <b className="panel-count">{count}</b>}
            </button>
          );
        })}
      </div>
      {shown && (
        <section
          key={shown.id}
          role="tabpanel"
          id={`panel-${shown.id}`}
          aria-labelledby={`tab-${shown.id}`}
          className="panel"
          data-testid={`panel-${shown.id}`}
          tabIndex={-1}
        >
          <header className="panel-head">
            <h2>{say(shown.title)}</h2>
            <button
              type="button"
              className="icon-button"
              aria-label={say('panels.close')}
              title={say('panels.close')}
              data-testid="panel-close"
              onClick={() => open(null)}
            >
              <CloseIcon />
            </button>
          </header>
          <div className="panel-body">
            <PartBoundary>
              <Suspense fallback={<p className="panel-waiting" aria-busy="true" />}>
                <shown.Component {...given} open={open} />
              </Suspense>
            </PartBoundary>
          </div>
        </section>
      )}
    </aside>
  );
}
