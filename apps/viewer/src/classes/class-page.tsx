import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { classToken } from '../api/class-seats.js';
import { ClassDocument } from '../generated/classes.js';
import { PageFrame } from '../shell/page-frame.js';
import type { PageProps } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { AttendedClass } from './attended-class.js';
import { JoinClass } from './join-class.js';
import '../games/games.css';
import '../studies/studies.css';
import './classes.css';

/** Shows the class about the user's study, or the class to which the opened link leads. */
export function ClassRoute({ id }: PageProps) {
  return id === undefined ? <PupilPage key={classToken()} /> : <AttendedClass key={id} study={id} />;
}

/**
 * Asks a pupil for a name before showing the class. The browser stores the pupil's seat, so that the pupil can return.
 */
function PupilPage() {
  const say = useSay();
  const [hasJoined, join] = useState(false);
  const { data, error } = useQuery(ClassDocument, { fetchPolicy: 'no-cache' });
  const found = data?.class;
  if (hasJoined || (found && found.pupil !== null)) return <AttendedClass study={null} />;
  return (
    <PageFrame className="studies-page" title={say('classes.class')} error={error}>
      {found ? (
        <JoinClass title={found.title} joined={() => join(true)} />
      ) : (
        error == null && <p aria-busy="true">{say('classes.loading')}</p>
      )}
    </PageFrame>
  );
}
