import { useLook } from './game-look.js';

/** Shows the game's drawing for a word, or the word's first letter if there is no drawing. */
export function Sign({ name }: { readonly name: string }) {
  const drawing = useLook().drawings[name];
  return drawing === undefined ? (
    <span className="sign-letter">{name.charAt(0).toUpperCase()}</span>
  ) : (
    <svg className={`sign sign-${name}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={drawing} />
    </svg>
  );
}

/** Shows card text, with symbols such as `{X}` drawn. */
export function CardText({ text }: { readonly text: string }) {
  const { letters } = useLook();
  return text.split(/(\{[^}]{1,3}\})/).map((part, index) => {
    const letter = /^\{(.{1,3})\}$/.exec(part)?.[1];
    if (letter === undefined) return part;
    const sign = letters[letter];
    return sign === undefined ? (
      <span key={index} className="text-sign">
        {letter}
      </span>
    ) : (
      <Sign key={index} name={sign} />
    );
  });
}
