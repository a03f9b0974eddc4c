import type { Game } from '../api/shapes.js';
import type { OpenReplay } from '../panels/panel.js';
import { shownName } from '../notes/late-names.js';
import { useReplayAddress } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { useResults } from '../shell/results.js';
import { useSay } from '../words/language.js';
import { branchName } from './line-names.js';
import { samePlace } from './counterpart.js';
import { wayToPlace } from './ways.js';
import './branch-marks.css';

interface Props {
  readonly game: Game;
  readonly at: OpenReplay['at'];
  /** Whether the user has seen the end of the game or has turned on results. */
  readonly isEndShown: boolean;
}

/** Shows the name and the parent of a branch. The parent links to the corresponding position. */
export function BranchChip({ game, at, isEndShown }: Props) {
  const say = useSay();
  const here = useReplayAddress();
  const results = useResults();
  const { parent } = game;
  const name = shownName(game, isEndShown);
  if (!parent || !here) return name !== null && <span className="chip chip-quiet">{name}</span>;
  const position = Number(parent.position);
  const of = shownName(parent, results) ?? say('whatif.main-line');
  const label = say('whatif.of', { parent: of, position });
  return (
    <span className="branch-chip" data-testid="branch-chip">
      <b>{branchName({ name, at: position }, say)}</b>
      <PageLink
        to={wayToPlace(here, parent.id, samePlace(position, at))}
        className="chip"
        label={`${label}. ${say('whatif.back', { parent: of })}`}
      >
        {label}
      </PageLink>
    </span>
  );
}
