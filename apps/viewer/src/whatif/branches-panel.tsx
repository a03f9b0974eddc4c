import { errorMessage } from '../api/problems.js';
import type { PanelProps } from '../panels/panel.js';
import { useReplayAddress } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { BranchEntry } from './branch-entry.js';
import { ComparisonView } from './comparison.js';
import { boughsOf, type Bough, type Tree } from './tree.js';
import { useTree } from './use-tree.js';
import './whatif.css';

/** Shows the tree of a game's branches, and a comparison with one of them. */
export function BranchesPanel({ replay, open }: PanelProps) {
  const say = useSay();
  const here = useReplayAddress();
  const { tree, error } = useTree(replay.game.id, replay.reached >= replay.line.last);
  if (error != null && !tree) return <p className="panel-scroll panel-nothing">{errorMessage(error)}</p>;
  if (!tree || !here) return <p className="panel-waiting" aria-busy="true" />;
  return (
    <section className="branches panel-scroll" data-testid="branches">
      {tree.branches.length === 0 ? (
        <>
          <p className="panel-nothing">{say('whatif.none')}</p>
          <button
            type="button"
            className="button button-quiet"
            data-testid="to-decisions"
            onClick={() => open('decisions')}
          >
            {say('whatif.to-decisions')}
          </button>
        </>
      ) : (
        <nav aria-label={say('whatif.tree')}>
          <ul className="branch-tree">
            <li>
              <BranchEntry tree={tree} bough={null} replay={replay} here={here} />
              <Boughs tree={tree} boughs={boughsOf(tree)} replay={replay} here={here} />
            </li>
          </ul>
        </nav>
      )}
      {here.branch !== null && <ComparisonView replay={replay} other={here.branch} />}
    </section>
  );
}

interface BoughsProps {
  readonly tree: Tree;
  readonly boughs: readonly Bough[];
  readonly replay: PanelProps['replay'];
  readonly here: NonNullable<ReturnType<typeof useReplayAddress>>;
}

function Boughs({ tree, boughs, replay, here }: BoughsProps) {
  if (boughs.length === 0) return null;
  return (
    <ul>
      {boughs.map((bough) => (
        <li key={bough.id}>
          <BranchEntry tree={tree} bough={bough} replay={replay} here={here} />
          <Boughs tree={tree} boughs={bough.boughs} replay={replay} here={here} />
        </li>
      ))}
    </ul>
  );
}
