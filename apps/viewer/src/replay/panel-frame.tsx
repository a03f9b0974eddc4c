import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { Suspense, useRef } from 'react';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import type { PanelProps } from '../panels/panel.js';
import { PartBoundary } from '../shell/part-boundary.js';
import type { Panels } from './use-panels.js';
import './panels.css';

interface Props extends Omit<PanelProps, 'open'> {
  readonly panels: Panels;
}

/**
 * The panels of a game: tabs and, open, one panel. Beside the board where there is room, else a sheet that rises above its
 * lower part. Pressing the tab of the open panel closes it.
 */
export function PanelFrame({ panels, ...given }: Props) {
  const say = useSay();
  const { offered, shown, isNarrow, open } = panels;
  /** The panel that was open when a tab was pressed: a press opens another before it ends. */
  const pressed = useRef<string | null>(null);
  const props: PanelProps = { ...given, open };
  return (
    <Root
      asChild
      value={shown?.id ?? ''}
      onValueChange={(id) => open(id)}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      activationMode="manual"
    >
      <aside className={shown ? 'panels is-open' : 'panels'} aria-label={say('panels.title')}>
        <List className="panel-tabs" aria-label={say('panels.title')}>
          {offered.map((panel) => {
            const { id, title, icon: Icon } = panel;
            const count = panel.count?.(given) ?? 0;
            return (
              <Trigger
                key={id}
                value={id}
                className="panel-tab"
                data-testid={`tab-${id}`}
                title={say(title as 'log.title')}
                onMouseDown={() => (pressed.current = shown?.id ?? null)}
                onKeyDown={() => (pressed.current = shown?.id ?? null)}
                onClick={() => {
                  if (id === pressed.current) open(null);
                }}
              >
                <Icon />
                <span>{say(title as 'log.title')}</span>
                {count > 0 && <b className="panel-count">{count}</b>}
              </Trigger>
            );
          })}
        </List>
        {offered.map(({ id, title, Component }) => (
          <Content key={id} value={id} className="panel" data-testid={`panel-${id}`} tabIndex={-1}>
            <header className="panel-head">
              <h2>{say(title as 'log.title')}</h2>
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
                  <Component {...props} />
                </Suspense>
              </PartBoundary>
            </div>
          </Content>
        ))}
      </aside>
    </Root>
  );
}
