import { useApolloClient } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { errorMessage } from '../api/problems.js';
import { RulingReportDocument } from '../generated/replay.js';
import { save } from '../picture/saved-files.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly game: string;
  readonly revision: number;
}

/**
 * Exports a report about an event whose ruling the user considers wrong. The report includes the user's description of
 * the expected ruling.
 */
export function RulingReport({ game, revision }: Props) {
  const say = useSay();
  const client = useApolloClient();
  const [expectation, setExpectation] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const report = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSaving(true);
    setError(null);
    try {
      const { data } = await client.query({
        query: RulingReportDocument,
        variables: { id: game, position: `${revision}`, expectation },
        fetchPolicy: 'no-cache',
      });
      if (data) save(`ruling-${game}-${revision}.json`, new Blob([data.game.rulingReport]));
    } catch (problem) {
      setError(problem);
    }
    setSaving(false);
  };
  return (
    <details className="why-unmoved" data-testid="why-wrong">
      <summary>{say('why.wrong')}</summary>
      <form className="why-report" onSubmit={(event) => void report(event)}>
        <label>
          {say('why.expected')}
          <textarea
            rows={3}
            maxLength={4000}
            required
            value={expectation}
            data-testid="why-expected"
            onChange={(event) => setExpectation(event.target.value)}
          />
        </label>
        <p className="why-nothing">{say('why.report-holds')}</p>
        <button
          type="submit"
          className="button"
          data-testid="why-report"
          disabled={isSaving}
          aria-busy={isSaving}
        >
          {say('why.report')}
        </button>
        {error != null && (
          <p className="whatif-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
      </form>
    </details>
  );
}
