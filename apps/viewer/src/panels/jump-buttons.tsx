import type { Position } from '../cursor/position.js';
import { BackIcon, ForwardIcon } from '../design/icons.js';

interface Props {
  /** The prefix of the test ids `<id>-back` and `<id>-forward`. */
  readonly id: string;
  readonly backName: string;
  readonly forwardName: string;
  /** The positions to which the buttons lead. A button is disabled if its position is undefined. */
  readonly before: Position | undefined;
  readonly after: Position | undefined;
  readonly go: (to: Position) => void;
}

/** Shows two buttons in a panel's header, which lead to the previous and next position. */
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
