import { useMemo } from 'react';
import { BranchesIcon } from '../design/panel-icons.js';
import type { OpenReplay } from '../panels/panel.js';
import { navigate, useReplayAddress } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { branchName } from './line-names.js';
import { leavingFrom, type Branch } from './tree.js';
import { useTree } from './use-tree.js';
import { wayTo } from './ways.js';
import './branch-marks.css';

interface Props {
  readonly replay: OpenReplay;
  /** Opens the panel with the tree. */
  readonly openTree: () => void;
}

/** Where branches leave the line that is shown, above the scrubber: one leads to the branch, several to their tree. */
export function BranchMarks({ replay: { game, line, at }, openTree }: Props) {
  const say = useSay();
  const here = useReplayAddress();
  const { tree } = useTree(game.id);
  const places = useMemo(() => {
    const found = new Map<number, Branch[]>();
    for (const branch of tree ? leavingFrom(tree, game.id) : [])
      found.set(branch.at, [...(found.get(branch.at) ?? []), branch]);
    return [...found];
  }, [tree, game.id]);
  if (!tree || !here || places.length === 0) return null;
  const last = Math.max(line.last, 1);
  return (
    <ul className="branch-marks" aria-label={say('whatif.marks')}>
      {places.map(([position, branches]) => {
        const [only] = branches;
        const told =
          branches.length === 1 && only
            ? `${branchName(only, say)}, ${say('whatif.leaves', { position })}`
            : say('whatif.leave-here', { count: branches.length, position });
        return (
          <li key={position} style={{ left: `${Math.min(100, (position / last) * 100)}%` }}>
            <button
              type="button"
              aria-label={told}
              title={told}
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
