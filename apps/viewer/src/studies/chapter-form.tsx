import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { ChangeChapterDocument } from '../generated/studies.js';
import { CardText } from '../look/sign.js';
import type { Marking } from '../notes/draft.js';
import { DrawingTools } from '../notes/drawing-tools.js';
import { useSay } from '../words/language.js';
import { contentSent, type Written } from './chapter-content.js';
import type { Shown } from './chapter-page.js';

interface Props {
  readonly study: string;
  readonly chapter: string;
  readonly written: Written;
  /**
   * The shown position of the chapter. Null if the game cannot be shown, in which case only the texts can be changed.
   */
  readonly position: Shown['position'];
  /** The marks drawn on the board so far. Null until the first change. */
  readonly marking: Marking | null;
  readonly mark: (marking: Marking) => void;
  readonly close: (isChanged: boolean) => void;
}

const noQuestion = { text: '', accepted: [] as readonly string[], answer: '' };

/** A form for changing the texts, marks and question of a chapter. */
export function ChapterForm({ study, chapter, written, position, marking, mark, close }: Props) {
  const say = useSay();
  const [text, setText] = useState(written.text);
  const [question, setQuestion] = useState(written.question ?? noQuestion);
  const [change, { loading, error }] = useAttempt(ChangeChapterDocument);
  const marks: Marking = marking ?? { ...written, tool: 'none', start: null };
  const save = async (): Promise<void> => {
    const asks = question.text.trim() !== '';
    const content = contentSent({
      text,
      arrows: [...marks.arrows],
      highlights: [...marks.highlights],
      question: asks ? { ...question, accepted: [...question.accepted] } : null,
    });
    if (await change({ study, chapter, content })) close(true);
  };
  const accept = (key: string): void => {
    const others = question.accepted.filter((accepted) => accepted !== key);
    const isNew = others.length === question.accepted.length;
    setQuestion({ ...question, accepted: isNew ? [...others, key] : others });
  };
  return (
    <form
      className="chapter-form"
      data-testid="chapter-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        {say('studies.text')}
        <textarea
          rows={6}
          maxLength={4000}
          value={text}
          data-testid="chapter-form-text"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {position && <DrawingTools marking={marks} mark={mark} name="chapter" />}
      <label>
        {say('studies.question')}
        <textarea
          rows={2}
          maxLength={2000}
          value={question.text}
          data-testid="chapter-form-question"
          onChange={({ target }) => setQuestion({ ...question, text: target.value })}
        />
      </label>
      {question.text.trim() !== '' && (
        <>
          {position && position.choices.length > 0 && (
            <fieldset className="chapter-options">
              <legend>{say('studies.right-options')}</legend>
              {position.choices.map(({ choice: [key = ''], text: words }) => (
                <label key={key}>
                  <input
                    type="checkbox"
                    checked={question.accepted.includes(key)}
                    data-testid="chapter-option"
                    onChange={() => accept(key)}
                  />
                  <CardText text={words} />
                </label>
              ))}
            </fieldset>
          )}
          <label>
            {say('studies.answer')}
            <textarea
              rows={3}
              maxLength={2000}
              value={question.answer}
              data-testid="chapter-form-answer"
              onChange={({ target }) => setQuestion({ ...question, answer: target.value })}
            />
          </label>
        </>
      )}
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button type="submit" className="button button-strong" data-testid="chapter-save" disabled={loading}>
          {say('studies.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => close(false)}>
          {say('app.cancel')}
        </button>
      </div>
    </form>
  );
}
