import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useState } from 'react';
import type { Rule } from '../api/shapes.js';

interface Props {
  readonly rules: readonly Rule[];
  /** False: they show when the line is pointed at. */
  readonly shown?: boolean;
}

/**
 * The rules that made it so, each with its summary when pointed at or tapped. They are no tab stops: the panel "Why" tells the
 * rules of the current line in full.
 */
export function RuleChips({ rules, shown = true }: Props) {
  if (rules.length === 0) return null;
  return (
    <span className={shown ? 'rules is-shown' : 'rules'}>
      {rules.map((rule) => (
        <RuleChip key={rule.number} rule={rule} />
      ))}
    </span>
  );
}

function RuleChip({ rule: { number, summary } }: { readonly rule: Rule }) {
  const [open, setOpen] = useState(false);
  if (summary === null) return <span className="rule">{number}</span>;
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger asChild>
        <button
          type="button"
          className="rule"
          tabIndex={-1}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {number}
        </button>
      </Trigger>
      <Portal>
        <Content className="tip" side="top" sideOffset={5} collisionPadding={8}>
          {summary}
          <Arrow className="tip-arrow" />
        </Content>
      </Portal>
    </Root>
  );
}
