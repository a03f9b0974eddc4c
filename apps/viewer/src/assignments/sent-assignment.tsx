import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';
import { CloseAssignmentDocument } from '../generated/assignments.js';
import type { AssignmentPartsFragment } from '../generated/graphql.js';
import { CopiedLink } from '../play/copied-link.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { ReplyWords } from './reply-words.js';
import '../play/play.css';

/** Shows an assignment to its author: the link, the answers, and a button to close the assignment. */
export function SentAssignment({ assignment }: { readonly assignment: AssignmentPartsFragment }) {
  const say = useSay();
  const locale = useLocale();
  const { id, to, question, at, isClosed, link, tasks } = assignment;
  const [close, { loading, error }] = useAttempt(CloseAssignmentDocument);
  return (
    <li className={isClosed ? 'is-closed' : ''} data-testid="assignment">
      <h2>
        {say('assignments.for', { name: to })} <small>{dateAndTime(at, locale)}</small>
        {isClosed && <small>{say('assignments.closed')}</small>}
      </h2>
      <p className="assignment-question">{question}</p>
      {link !== null && (
        <CopiedLink
          id="assignment"
          link={new URL(link, location.href).href}
          name={say('assignments.link', { name: to })}
        />
      )}
      <ol className="assignment-tasks">
        {tasks.map(({ number, game, position, seat, replies }) => (
          <li key={number}>
            <PageLink to={formatAddress({ ...newAddress(game), as: `${seat}`, at: parsePosition(position) })}>
              {say('assignments.position', { number: number + 1 })}
            </PageLink>
            {replies.length === 0 && <span>{say('assignments.no-reply')}</span>}
            {replies.map((reply, index) => (
              <ReplyWords key={index} reply={reply} />
            ))}
          </li>
        ))}
      </ol>
      {!isClosed && (
        <button
          type="button"
          className="button button-quiet"
          data-testid="assignment-close"
          disabled={loading}
          onClick={() => void close({ assignment: id })}
        >
          {say('assignments.close')}
        </button>
      )}
      {error && <p role="alert">{errorMessage(error)}</p>}
    </li>
  );
}
