import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useState } from 'react';

interface Props {
  readonly text: string;
  readonly explained: string;
  /** How it looks. */
  readonly className: string;
  /** False: it is no tab stop, as something else tells the same. */
  readonly isStop?: boolean;
  readonly testId?: string;
}

/** A word that says what it means when it is pointed at, focused or tapped. A `Provider` of tooltips is around it. */
export function Tip({ text, explained, className, isStop = true, testId }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger asChild>
        <button
          type="button"
          className={className}
          tabIndex={isStop ? undefined : -1}
          data-testid={testId}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {text}
        </button>
      </Trigger>
      <Portal>
        <Content className="tip" side="top" sideOffset={5} collisionPadding={8}>
          {explained}
          <Arrow className="tip-arrow" />
        </Content>
      </Portal>
    </Root>
  );
}
