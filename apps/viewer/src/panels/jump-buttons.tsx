import type { Position } from '../cursor/position.js';
import { BackIcon, ForwardIcon } from '../design/icons.js';

interface Props {
  /** The prefix of the test ids `<id>-back` and `<id>-forward`. */
  readonly id: string;
  readonly backName: string;
  readonly forwardName: string;
  /** The targets of the buttons. Undefined disables a button. */
  readonly before: Position | undefined;
  readonly after: Position | undefined;
  readonly go: (to: Position) => void;
}

/** Shows two buttons in the head of a panel, which go to the previous and the next position. */
export function JumpButtons({ id, backName, forwardName, before, after, go }: Props) {
  const buttons = [
    { to: before, name: backName, way: 'back', Icon: BackIcon },
    { to: after, name: forwardName, way: 'forward', Icon: ForwardIcon },
  ] as const;
  return buttons.map(({ to, name, way, Icon }) => (
    <button
      key={way}
      type="button"
      className="icon-button"
      data-testid={`${id}-${way}`}
      aria-label={name}
      title={name}
      disabled={to === undefined}
      onClick={() => to && go(to)}
    >
      <Icon />
    </button>
  ));
}
