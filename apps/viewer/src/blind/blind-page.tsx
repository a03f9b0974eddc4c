import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { sentWith } from '../api/credentials.js';
import { useAttempt } from '../api/use-attempt.js';
import { useKeys } from '../controls/use-keys.js';
import { BlindReviewDocument, BlindStateDocument, StartBlindReviewDocument } from '../generated/blind.js';
import type { BlindAnswerPartsFragment } from '../generated/graphql.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { useQueryOfPage, type PageProps } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { toggleTheme } from '../shell/theme.js';
import { useLocale, useSay } from '../words/language.js';
import { BlindQuestion } from './blind-question.js';
import { BlindResult } from './blind-result.js';
import { BlindScore } from './blind-score.js';
import '../games/games.css';
import './blind.css';

const sign = '#blind=';
/**
 * Returns the invitation's token. Browsers do not send the token to the server, because it follows the `#` in the
 * address. Null if there is none.
 */
const tokenHere = (): string | null =>
  location.hash.startsWith(sign) ? location.hash.slice(sign.length) : null;

/** Shows the blind review at this address, or the one to which the user was invited. */
export function BlindRoute({ id }: PageProps) {
  const game = id ?? null;
  const seat = useQueryOfPage().get('seat') ?? '0';
  const [token] = useState(tokenHere);
  const place = { game, seat: Number(seat) };
  if (game === null) return <BlindPage place={place} context={{ headers: sentWith(token) }} />;
  return <OwnBlindPage key={`${game} ${seat}`} place={place} />;
}

/** The address of a blind review, and the credentials for opening it. */
export interface BlindAddress {
  readonly place: { readonly game: string | null; readonly seat: number };
  /** Headers with the invitation token, for an invited user. */
  readonly context?: { readonly headers: Readonly<Record<string, string>> };
}

/** Begins or continues the user's own blind review. */
function OwnBlindPage({ place }: BlindAddress) {
  const { game, seat } = place;
  const [begin, { answer, error }] = useAttempt(StartBlindReviewDocument);
  useEffect(() => void begin({ game: game ?? '', seat }), [begin, game, seat]);
  return answer ? <BlindPage place={place} /> : <Loading error={error} />;
}

function Loading({ error }: { readonly error: unknown }) {
  const say = useSay();
  return (
    <PageFrame
      className="lessons-page"
      title={say('blind.title')}
      back={{ to: '/', label: say('app.all-games') }}
      error={error}
    >
      {error == null && <p aria-busy="true">{say('blind.loading')}</p>}
    </PageFrame>
  );
}

/**
 * Replays a finished game from one seat, decision by decision. Shows the table, the events since the last decision, and
 * the options. Once the user has chosen, also shows the value of each option.
 */
function BlindPage({ place, context = { headers: {} } }: BlindAddress) {
  const [say, locale] = [useSay(), useLocale()];
  const options = { context, fetchPolicy: 'no-cache' } as const;
  const { data, error, refetch } = useQuery(BlindReviewDocument, {
    variables: { ...place, locale },
    ...options,
  });
  const [result, setResult] = useState<BlindAnswerPartsFragment | null>(null);
  /** The number of steps between the shown table and the last step. */
  const [back, setBack] = useState(0);
  const review = data?.blindReview;
  const steps = review?.steps ?? [];
  const at = steps.at(-1 - back)?.position ?? review?.position ?? '';
  const isEarlier = review !== undefined && at !== review.position;
  const earlier = useQuery(
    BlindStateDocument,
    isEarlier ? { variables: { ...place, at, locale }, ...options } : skipToken,
  );
  const move = (by: number): void => setBack(Math.max(0, Math.min(steps.length - 1, back + by)));
  useKeys((command) => {
    if (command.kind === 'move') move(command.direction === 'back' ? 1 : -1);
    else if (command.kind === 'start') move(steps.length);
    else if (command.kind === 'end') move(-steps.length);
    else if (command.kind === 'theme') toggleTheme();
  });
  if (!review) return <Loading error={error} />;
  const before = (earlier.data ?? earlier.previousData)?.blindReview.state;
  const goOn = (): void => {
    setResult(null);
    setBack(0);
    void refetch();
  };
  return (
    <ExerciseTable
      exercise={{ ...review, state: (isEarlier ? before : null) ?? review.state }}
      title={say('blind.title')}
      back={
        review.game === null
          ? null
          : { to: `/game/${encodeURIComponent(review.game)}`, label: say('blind.replay') }
      }
    >
      {result ? (
        <BlindResult key={result.position} result={result} review={review} goOn={goOn} />
      ) : review.isOver ? (
        <BlindScore place={place} context={context} review={review} steps={{ shown: at, setBack }} />
      ) : (
        <BlindQuestion
          key={review.position}
          place={place}
          context={context}
          review={review}
          steps={{ shown: at, setBack }}
          answered={setResult}
        />
      )}
    </ExerciseTable>
  );
}
