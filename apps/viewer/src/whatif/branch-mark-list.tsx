import type { Position } from '../cursor/position.js';
import { BranchesIcon } from '../design/panel-icons.js';
import { navigate, useReplayAddress } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { branchName } from './line-names.js';
import type { Branch, Tree } from './tree.js';
import { wayTo } from './ways.js';
import './branch-marks.css';

interface Props {
  readonly tree: Tree;
  /** The branches, by the revision at which they leave the game. */
  readonly places: readonly (readonly [number, readonly Branch[]])[];
  /** The last revision of the game. */
  readonly last: number;
  readonly at: Position;
  readonly openTree: () => void;
}

/**
 * Draws the marks of branches above the scrubber. A mark for one branch links to that branch. A mark for several
 * branches opens the tree.
 */
export function BranchMarkList({ tree, places, last: end, at, openTree }: Props) {
  const say = useSay();
  const here = useReplayAddress();
  if (!here) return null;
  const last = Math.max(end, 1);
  return (
    <ul className="branch-marks" aria-label={say('whatif.marks')}>
      {places.map(([position, branches]) => {
        const [only] = branches;
        const label =
          branches.length === 1 && only
            ? `${branchName(only, say)}, ${say('whatif.leaves', { position })}`
            : say('whatif.leave-here', { count: branches.length, position });
        return (
          <li key={position} style={{ left: `${Math.min(100, (position / last) * 100)}%` }}>
            <button
              type="button"
              aria-label={label}
              title={label}
              data-testid="branch-mark"
              data-at={position}
              onClick={() => {
                if (branches.length === 1 && only) navigate(wayTo(tree, here, at, only.id));
                else openTree();
              }}
            >
              <BranchesIcon />
              {branches.length > 1 && <small>{branches.length}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
