import type { Card, CardLine } from '../api/shapes.js';
import { useLook, useWords } from '../look/game-look.js';
import { Keyword } from '../look/keyword.js';
import { explanationOf, keywordsApart } from '../look/keywords.js';
import { CardText, Sign } from '../look/sign.js';
import { useLocale, useSay } from '../words/language.js';
import { Picture } from './picture.js';
import { shownStatistics, typeLine } from './card-description.js';
import './large-card.css';

/** Shows a card with all of its text, statistics, counters, keywords and statuses. */
export function LargeCard({ card, players }: { readonly card: Card; readonly players: readonly string[] }) {
  const say = useSay();
  const { name: look, Vignette } = useLook();
  const words = useWords();
  const { face } = card;
  if (!face) return null;
  const owner = players[card.owner] ?? say('board.seat', { seat: card.owner });
  const controller = players[card.controller] ?? say('board.seat', { seat: card.controller });
  return (
    <article
      className={`large-card ${look} type-${face.type} faction-${face.faction ?? 'none'}`}
      data-testid="large-card"
    >
      <header>
        <h3>{face.name}</h3>
        <span className="costs">
          {face.costs.map(({ name, value }) => (
            <span key={name} className={`cost cost-${name}`} title={say('cards.cost', { from: words(name) })}>
              {value}
            </span>
          ))}
        </span>
      </header>
      {!card.emblem && (
        <Picture image={face.image} className="large-picture">
          <Vignette reference={face.reference} type={face.type} />
        </Picture>
      )}
      <p className="type-line">
        {typeLine(card, words)}
        <span>
          {[face.faction, face.rarity]
            .filter((word) => word !== null)
            .map(words)
            .join(' · ')}
        </span>
      </p>
      <div className="card-text">
        {face.lines.map((line, index) => (
          <p key={index} className={lineClass(line)} lang={line.locale}>
            <ExplainedText text={line.text} locale={line.locale} />
            {!line.executed && <span className="not-executed">{say('cards.not-executed')}</span>}
          </p>
        ))}
        {face.lines.length === 0 && <p className="plain">{say('cards.no-abilities')}</p>}
      </div>
      {shownStatistics(card).length > 0 && (
        <ul className="statistics">
          {shownStatistics(card).map(({ name, value, printed, change }) => (
            <li key={name} className={`statistic ${name} change-${change}`}>
              <Sign name={name} />
              <b>{value}</b>
              <small>{change === 'none' ? words(name) : say('cards.printed', { value: printed })}</small>
            </li>
          ))}
        </ul>
      )}
      <footer>
        {card.counters.map(({ name, value }) => (
          <span key={name} className="chip">{`${value} ${words(name).toLowerCase()}`}</span>
        ))}
        {[...card.keywords, ...card.statuses].map((word) => (
          <Held key={word} text={words(word)} />
        ))}
        <span className="owner">
          {owner === controller
            ? say('cards.owner', { owner })
            : say('cards.controlled', { owner, controller })}
        </span>
      </footer>
    </article>
  );
}

const lineClass = ({ support, executed }: CardLine): string =>
  [support ? 'support' : '', executed ? '' : 'is-not-executed'].filter((name) => name !== '').join(' ');

/** Shows card text in one language, with explanations of its keywords. */
function ExplainedText({ text, locale }: Pick<CardLine, 'text' | 'locale'>) {
  const { keywords } = useLook();
  return keywordsApart(text, keywords[locale]).map(({ text: part, explained }, index) =>
    explained === null ? (
      <CardText key={index} text={part} />
    ) : (
      <Keyword key={index} text={part} explained={explained} />
    ),
  );
}

/** Shows a keyword or status that the card has now. */
function Held({ text }: { readonly text: string }) {
  const { keywords } = useLook();
  const explained = explanationOf(text, keywords[useLocale()]);
  return explained === null ? (
    <span className="chip">{text}</span>
  ) : (
    <Keyword text={text} explained={explained} className="chip" />
  );
}
