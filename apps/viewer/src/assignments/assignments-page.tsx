import { useQuery } from '@apollo/client/react';
import { AssignmentsDocument } from '../generated/assignments.js';
import { PageFrame } from '../shell/page-frame.js';
import { useLocale, useSay } from '../words/language.js';
import { AssignForm } from './assign-form.js';
import { SentAssignment } from './sent-assignment.js';
import '../games/games.css';
import './assignments.css';

/** Shows a coach the chosen positions, followed by every assignment with its answers. */
export function AssignmentsPage() {
  const say = useSay();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(AssignmentsDocument, {
    variables: { locale },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PageFrame className="assignments-page" title={say('assignments.title')} error={error}>
      <div className="games-intro">
        <h1>{say('assignments.title')}</h1>
      </div>
      <p className="assignments-about">{say('assignments.about')}</p>
      <AssignForm sent={() => void refetch().catch(() => undefined)} />
      {data?.assignments.length === 0 && (
        <p className="assignments-about" data-testid="no-assignments">
          {say('assignments.none')}
        </p>
      )}
      <ul className="assignment-list" data-testid="assignment-list">
        {data?.assignments.map((assignment) => (
          <SentAssignment key={assignment.id} assignment={assignment} />
        ))}
      </ul>
    </PageFrame>
  );
}
