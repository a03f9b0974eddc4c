import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { save } from '../picture/saved-files.js';
import { ReviewReportDocument } from '../generated/review.js';
import type { ReportFormat } from '../generated/graphql.js';
import { PageLink } from '../shell/page-link.js';
import { useLocale, useSay } from '../words/language.js';
import type { JudgedReview } from './judged-options.js';

interface Props {
  readonly game: string;
  readonly review: JudgedReview & { readonly playouts: number };
}

const files = {
  HTML: { ending: 'html', type: 'text/html;charset=utf-8' },
  MARKDOWN: { ending: 'md', type: 'text/markdown;charset=utf-8' },
} as const;

/** Links to the report of a review and to the lessons from it. */
export function ReviewTools({ game, review: { as, playouts } }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const client = useApolloClient();
  const [isFetched, setFetched] = useState<ReportFormat | null>(null);
  const [error, setError] = useState<unknown>(null);
  const report = async (format: ReportFormat): Promise<void> => {
    setFetched(format);
    setError(null);
    try {
      const { data } = await client.query({
        query: ReviewReportDocument,
        variables: { id: game, as, playouts, format, locale },
        fetchPolicy: 'no-cache',
      });
      const { ending, type } = files[format];
      const text = data?.game.review?.report;
      if (text != null) save(`review-${game}.${ending}`, new Blob([text], { type }));
    } catch (problem) {
      setError(problem);
    }
    setFetched(null);
  };
  return (
    <section className="review-tools" aria-label={say('review.tools')}>
      {(['HTML', 'MARKDOWN'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="button"
          data-testid={`report-${files[format].ending}`}
          aria-busy={isFetched === format}
          disabled={isFetched !== null}
          onClick={() => void report(format)}
        >
          {say(`review.report-${files[format].ending}`)}
        </button>
      ))}
      {as === 'all' && (
        <PageLink to={`/lessons?game=${encodeURIComponent(game)}`} className="button">
          <span data-testid="review-lessons">{say('review.lessons')}</span>
        </PageLink>
      )}
      {error != null && (
        <p className="whatif-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}
