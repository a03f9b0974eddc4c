import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/problems.js';
import { BlindScoresDocument } from '../generated/blind.js';
import type {
  BlindAnswerPartsFragment,
  BlindReaderPartsFragment,
  BlindReviewQuery,
  BlindTallyPartsFragment,
} from '../generated/graphql.js';
import { CardText } from '../look/sign.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { signOf } from '../review/shown-review.js';
import { useLocale, useSay } from '../words/language.js';
import { usePercent } from '../words/use-percent.js';
import { BlindFriends } from './blind-friends.js';
import type { BlindAddress } from './blind-page.js';
import { BlindSteps, type ShownStep } from './blind-steps.js';
import '../notes/notes.css';

interface Props extends BlindAddress {
  readonly review: BlindReviewQuery['blindReview'];
  readonly steps: ShownStep;
}

/** Shows the end of a blind review. Lists all answers, and the scores of the user, the player and friends. */
export function BlindScore({ place, context = { headers: {} }, review, steps }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const { data, error } = useQuery(BlindScoresDocument, {
    variables: { ...place, locale },
    context,
    fetchPolicy: 'no-cache',
  });
  const readers = data?.blindReview.readers ?? [];
  const answers = data?.blindReview.answers ?? [];
  const own = readers.find(({ isYou }) => isYou)?.score;
  const friends = readers.filter(({ isYou }) => !isYou);
  return (
    <section className="exercise-question review" data-testid="blind-score">
      <h2>{say('blind.over')}</h2>
      <p>{review.asking}</p>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {own && own.judged === 0 && <p>{say('blind.no-score')}</p>}
      {own && own.judged > 0 && (
        <>
          <p>{say('blind.score', { judged: own.judged })}</p>
          <Tallies
            rows={[
              { name: say('blind.you'), tally: own.reader },
              { name: review.name, tally: own.player },
              ...friends.flatMap(({ name, score }) => (score ? [{ name, tally: score.reader }] : [])),
            ]}
          />
        </>
      )}
      {friends.length > 0 && <Friends friends={friends} />}
      <BlindFriends place={place} />
      <BlindSteps review={review} {...steps} />
      {answers.length > 0 && (
        <>
          <h3>{say('blind.answers')}</h3>
          <ol className="blind-answers" data-testid="blind-answers">
            {answers.map((answer) => (
              <Answer key={answer.position} answer={answer} player={review.name} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface Row {
  readonly name: string;
  readonly tally: BlindTallyPartsFragment;
}

/** Compares the scores of the user, the friends and the player. */
function Tallies({ rows }: { readonly rows: readonly Row[] }) {
  const [say, locale] = [useSay(), useLocale()];
  const percent = usePercent();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const measures: readonly {
    readonly name: ReactNode;
    readonly of: (tally: BlindTallyPartsFragment) => ReactNode;
  }[] = [
    { name: say('blind.lost'), of: ({ lost }) => number.format(100 * lost) },
    { name: say('blind.accuracy'), of: ({ accuracy }) => (accuracy === null ? '–' : percent(accuracy)) },
    { name: say('blind.best'), of: ({ best }) => best },
    { name: <MarkBadge mark="?!" />, of: ({ inaccuracies }) => inaccuracies },
    { name: <MarkBadge mark="?" />, of: ({ mistakes }) => mistakes },
    { name: <MarkBadge mark="??" />, of: ({ blunders }) => blunders },
  ];
  return (
    <div className="blind-tallies">
      <table className="review-seats" data-testid="blind-tallies">
        <thead>
          <tr>
            <td />
            {rows.map(({ name }, index) => (
              <th key={index} scope="col" data-testid="blind-tally">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, of }, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {rows.map(({ tally }, index) => (
                <td key={index}>{of(tally)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows which friends have finished. */
function Friends({ friends }: { readonly friends: readonly BlindReaderPartsFragment[] }) {
  const say = useSay();
  const waiting = friends.filter(({ score }) => score === null);
  if (waiting.length === 0) return null;
  return (
    <>
      <h3>{say('blind.friends')}</h3>
      <ul data-testid="blind-waiting">
        {waiting.map(({ number, name }) => (
          <li key={number}>
            {name}: {say('blind.friend-waits')}
          </li>
        ))}
      </ul>
      <p className="review-hint">{say('blind.friend-hidden')}</p>
    </>
  );
}

/** Shows one decision with the user's choice and the player's choice. */
function Answer({
  answer: { asking, choice, taken, grade, takenGrade },
  player,
}: {
  readonly answer: BlindAnswerPartsFragment;
  readonly player: string;
}) {
  const say = useSay();
  return (
    <li>
      <b>{asking}</b>
      <span>
        {grade !== null && <MarkBadge mark={signOf(grade)} />}{' '}
        {choice === null ? (
          say('blind.result.SKIPPED')
        ) : (
          <CardText text={say('blind.yours', { choice: choice.text })} />
        )}
      </span>
      <span>
        {takenGrade !== null && <MarkBadge mark={signOf(takenGrade)} />}{' '}
        <CardText text={say('blind.in-game', { player, choice: taken.text })} />
      </span>
    </li>
  );
}
