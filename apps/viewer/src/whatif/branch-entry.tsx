import { useMutation } from '@apollo/client/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { errorMessage } from '../api/problems.js';
import { DeleteGameDocument, NameGameDocument } from '../generated/whatif.js';
import { amend, navigate, type useReplayAddress } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import type { OpenReplay } from '../panels/panel.js';
import { lineName } from './line-names.js';
import type { Bough, Tree } from './tree.js';
import { useFreshTrees } from './use-tree.js';
import { wayTo } from './ways.js';

interface Props {
  readonly tree: Tree;
  /** The branch. Null for the game at the root of the tree. */
  readonly bough: Bough | null;
  readonly replay: OpenReplay;
  readonly here: NonNullable<ReturnType<typeof useReplayAddress>>;
}

/** Shows a branch in the tree with its name, parent game, position, author and date. Links to the branch. */
export function BranchEntry({ tree, bough, replay, here }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [doing, setDoing] = useState<'nothing' | 'naming' | 'deleting'>('nothing');
  const id = bough?.id ?? tree.root;
  const name = lineName(tree, id, say);
  const isHere = id === replay.game.id;
  const isCompared = id === here.branch;
  const rest = (): void => setDoing('nothing');
  return (
    <div
      className={`branch-entry ${isHere ? 'is-here' : ''} ${isCompared ? 'is-compared' : ''}`}
      data-testid="branch-entry"
      data-game={id}
      data-at={bough?.at}
    >
      <PageLink to={wayTo(tree, here, replay.at, id)} className="branch-link">
        <b>{name}</b>
        {bough && (
          <small>{say('whatif.of', { parent: lineName(tree, bough.parent, say), position: bough.at })}</small>
        )}
        {bough && (
          <small>
            <time dateTime={bough.madeAt}>
              {bough.by === null
                ? dateAndTime(bough.madeAt, locale)
                : say('whatif.made-by', { when: dateAndTime(bough.madeAt, locale), by: bough.by })}
            </time>
          </small>
        )}
        {isHere && <small className="branch-here">{say('whatif.here')}</small>}
      </PageLink>
      <div className="branch-tools">
        {!isHere && (
          <button
            type="button"
            className="branch-tool"
            aria-pressed={isCompared}
            aria-label={isCompared ? undefined : say('whatif.compare-with', { name })}
            data-testid="branch-compare"
            onClick={() => amend({ branch: isCompared ? null : id })}
          >
            {say(isCompared ? 'whatif.stop-comparing' : 'whatif.compare')}
          </button>
        )}
        {isHere && replay.game.writable && (
          <button
            type="button"
            className="branch-tool"
            data-testid="branch-rename"
            onClick={() => setDoing(doing === 'naming' ? 'nothing' : 'naming')}
          >
            {say('whatif.rename')}
          </button>
        )}
        {isHere && bough && replay.game.writable && (
          <button
            type="button"
            className="branch-tool"
            data-testid="branch-delete"
            onClick={() => setDoing(doing === 'deleting' ? 'nothing' : 'deleting')}
          >
            {say('whatif.delete')}
          </button>
        )}
      </div>
      {doing === 'naming' && <Naming id={id} name={bough ? bough.name : tree.name} done={rest} />}
      {doing === 'deleting' && bough && (
        <Deleting id={id} name={name} to={wayTo(tree, here, replay.at, bough.parent)} done={rest} />
      )}
    </div>
  );
}

function Naming({
  id,
  name,
  done,
}: {
  readonly id: string;
  readonly name: string | null;
  readonly done: () => void;
}) {
  const say = useSay();
  const field = useId();
  const [nameGame, { loading }] = useMutation(NameGameDocument, { refetchQueries: ['Game'] });
  const freshTrees = useFreshTrees();
  const [text, setText] = useState(name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    try {
      await nameGame({ variables: { game: id, name: text } });
      await freshTrees();
      done();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return (
    <form className="branch-form" onSubmit={(event) => void save(event)}>
      <label htmlFor={field}>{say('whatif.name')}</label>
      <input
        id={field}
        type="text"
        maxLength={80}
        value={text}
        data-testid="branch-name"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={loading} data-testid="branch-save">
        {say('whatif.save')}
      </button>
      <FormEnd problem={problem} cancel={done} />
    </form>
  );
}

interface DeletingProps {
  readonly id: string;
  readonly name: string;
  /** The address to open after deletion. */
  readonly to: string;
  readonly done: () => void;
}

function Deleting({ id, name, to, done }: DeletingProps) {
  const say = useSay();
  const [deleteGame, { loading }] = useMutation(DeleteGameDocument);
  const freshTrees = useFreshTrees();
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    try {
      await deleteGame({ variables: { game: id } });
      navigate(to);
      await freshTrees();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return (
    <div className="branch-form">
      <p>{say('whatif.delete-sure', { name })}</p>
      <button
        type="button"
        className="button"
        disabled={loading}
        data-testid="branch-delete-now"
        onClick={() => void remove()}
      >
        {say('whatif.delete-now')}
      </button>
      <FormEnd problem={problem} cancel={done} />
    </div>
  );
}

/** The end of a form: a cancel button, and the reason if the request was refused. */
function FormEnd({ problem, cancel }: { readonly problem: string | null; readonly cancel: () => void }) {
  const say = useSay();
  return (
    <>
      <button type="button" className="button button-quiet" onClick={cancel}>
        {say('whatif.cancel')}
      </button>
      {problem !== null && (
        <p className="whatif-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
