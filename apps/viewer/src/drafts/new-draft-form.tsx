import type { ReactNode } from 'react';
import { Choice } from '../design/choice.js';
import { BeginForm, OwnName } from '../play/begin-form.js';
import { Segments } from '../play/segments.js';
import { setName } from '../cards/set-name.js';
import { useSay } from '../words/language.js';
import { FEWEST, MOST, withSeats, type NewDraft } from './new-draft.js';

interface Props {
  /** The sets for boosters, default set first. */
  readonly sets: readonly string[];
  readonly draft: NewDraft;
  readonly isBusy: boolean;
  readonly problems: ReactNode;
  readonly change: (draft: NewDraft) => void;
  readonly begin: () => void;
}

const forms = ['BOOSTER_DRAFT', 'SEALED'] as const;
const limits = [0, 30, 60, 90, 120];
const matches = [0, 1, 3] as const;

export function NewDraftForm({ sets, draft, isBusy, problems, change, begin }: Props) {
  const say = useSay();
  const set = (changed: Partial<NewDraft>): void => change({ ...draft, ...changed });
  return (
    <BeginForm id="new-draft" beginId="begin-draft" title={say('drafts.start')} isBusy={isBusy} begin={begin}>
      <Segments
        id="draft-form"
        label={say('drafts.kind')}
        value={draft.form}
        options={forms.map((form) => [form, say(`drafts.form.${form}`)])}
        choose={(form) => set({ form })}
      />
      <label>
        <span>{say('play.set')}</span>
        <Choice
          testId="draft-set"
          value={draft.set ?? sets[0] ?? ''}
          options={sets.map((code) => [code, setName(code)] as const)}
          choose={(code) => set({ set: code })}
        />
      </label>
      <OwnName id="draft-name" name={draft.name} change={(name) => set({ name })} />
      <Company draft={draft} change={change} />
      {draft.form === 'BOOSTER_DRAFT' && (
        <label>
          <span>{say('drafts.limit')}</span>
          <Choice
            testId="draft-limit"
            value={draft.timeLimit}
            options={limits.map(
              (seconds) =>
                [
                  seconds,
                  seconds === 0 ? say('drafts.no-limit') : say('drafts.seconds', { seconds }),
                ] as const,
            )}
            choose={(timeLimit) => set({ timeLimit })}
          />
        </label>
      )}
      <label>
        <span>{say('drafts.afterwards')}</span>
        <Choice
          testId="draft-matches"
          value={draft.bestOf}
          options={matches.map((bestOf) => [bestOf, say(`drafts.best-of.${bestOf}`)] as const)}
          choose={(bestOf) => set({ bestOf })}
        />
      </label>
      {problems}
    </BeginForm>
  );
}

/** Lets the user choose the other players at the table. These are friends, and bots in the remaining seats. */
function Company({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const say = useSay();
  const { seats, friends } = draft;
  const bots = seats - 1 - friends.length;
  const withFriends = (others: readonly string[]): void => change({ ...draft, friends: others });
  return (
    <fieldset>
      <legend>{say('drafts.table')}</legend>
      <label>
        <span>{say('drafts.seats')}</span>
        <Choice
          testId="draft-seats"
          value={seats}
          options={Array.from({ length: MOST - FEWEST + 1 }, (_, index) => {
            const count = FEWEST + index;
            return [count, `${count}`] as const;
          })}
          choose={(count) => change(withSeats(draft, count))}
        />
      </label>
      {friends.map((friend, index) => (
        <div key={index} className="draft-friend">
          <label>
            <span>{say('drafts.friend', { number: index + 1 })}</span>
            <input
              maxLength={60}
              data-testid="draft-friend"
              value={friend}
              placeholder={say('play.friend-name')}
              onChange={({ target }) =>
                withFriends(friends.map((friend, other) => (other === index ? target.value : friend)))
              }
            />
          </label>
          <button
            type="button"
            className="button button-quiet"
            aria-label={say('drafts.uninvite', { number: index + 1 })}
            onClick={() => withFriends(friends.filter((_, other) => other !== index))}
          >
            ×
          </button>
        </div>
      ))}
      {bots > 0 && (
        <div>
          <button
            type="button"
            className="button"
            data-testid="invite-friend"
            onClick={() => withFriends([...friends, ''])}
          >
            {say('drafts.invite')}
          </button>
        </div>
      )}
      <p className="choice-note" data-testid="draft-bots">
        {bots === 0 ? say('drafts.no-bots') : say('drafts.bots', { count: bots })}
      </p>
    </fieldset>
  );
}
