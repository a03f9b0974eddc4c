import type { ReplyPartsFragment } from '../generated/graphql.js';
import { CardText } from '../look/sign.js';
import { dateAndTime, listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';

/** Shows the answer to a task and when it was sent. */
export function ReplyWords({ reply: { choice, text, at } }: { readonly reply: ReplyPartsFragment }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <blockquote className="reply" data-testid="reply">
      {choice !== null && (
        <b>
          <CardText
            text={
              choice.length === 0
                ? say('review.nothing')
                : listed(
                    choice.map((option) => option.text),
                    locale,
                  )
            }
          />
        </b>
      )}
      {text !== null && <p>{text}</p>}
      <small>{dateAndTime(at, locale)}</small>
    </blockquote>
  );
}
