import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { keepDraft } from '../api/draft-seats.js';
import { errorMessage, problemsIn } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { DraftSetsDocument, StartDraftDocument } from '../generated/drafts.js';
import { Entrance } from '../play/entrance.js';
import { useHabit } from '../play/play-habits.js';
import { ProblemList } from '../play/problem-list.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { draftInputOf, type NewDraft } from './new-draft.js';
import { NewDraftForm } from './new-draft-form.js';
import './drafts.css';

/** Starts a draft with bots, and with friends who get invitation links. */
export function NewDraftPage() {
  const say = useSay();
  const { data, error: setsError } = useQuery(DraftSetsDocument);
  const sets = data?.playableGames.find(({ boosterSets }) => boosterSets.length > 0)?.boosterSets;
  const [name, keepName] = useHabit('name', '');
  const [draft, setDraft] = useState<NewDraft>({
    set: null,
    form: 'BOOSTER_DRAFT',
    seats: 8,
    name,
    friends: [],
    timeLimit: 0,
    bestOf: 1,
  });
  const [start, { loading, error, reset }] = useAttempt(StartDraftDocument);
  const begin = async (): Promise<void> => {
    keepName(draft.name.trim());
    const begun = await start({ input: draftInputOf(draft, say('play.friend-name')) });
    if (!begun) return;
    const { id, seats } = begun.startDraft;
    const own = seats.find(({ token }) => token !== null);
    if (own?.token == null) return;
    const others = seats.flatMap(({ seat, name: friend, invitation }) =>
      invitation === null ? [] : [{ seat, name: friend, invitation }],
    );
    keepDraft({ draft: id, own: { seat: own.seat, name: own.name, token: own.token }, others });
    navigate(`/draft/${encodeURIComponent(id)}`);
  };
  const problems = (error ? problemsIn(error) : []).map((problem) => ({ ...problem, line: null }));
  return (
    <Entrance title={say('drafts.new')}>
      {setsError && (
        <p className="problem" role="alert" data-testid="problem">
          {errorMessage(setsError)}
        </p>
      )}
      {sets && (
        <NewDraftForm
          sets={sets}
          draft={draft}
          isBusy={loading}
          problems={<ProblemList id="draft-problems" problems={problems} />}
          change={(next) => {
            setDraft(next);
            reset();
          }}
          begin={() => void begin()}
        />
      )}
    </Entrance>
  );
}
