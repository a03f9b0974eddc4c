import { tokenNamed, type Passive, type Selector } from '#altered/abilities';
import { isName } from '../card-names.js';
import { form } from '../syntax/phrases.js';
import { iso, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { severalInWords } from './numbers.js';
import { listenedTo } from './players.js';
import { tokenDefinition, tokenName } from './tokens.js';

/** What a token is called, or of which kind it is: no token in Landmarks, where another could not be. */
const isOfExpeditions = ({ token, name, subtype, ...more }: Selector): boolean =>
  token === true &&
  Object.keys(more).length === 0 &&
  (name === undefined) !== (subtype === undefined) &&
  (name === undefined || tokenNamed(name)?.type !== 'permanent') &&
  subtype !== 'landmark';

/** "If you would create an Ordis Recruit token, create a Mana Moth 2/2/2 Illusion token instead" */
export function createsOther(g: Grammar): readonly Syntax<Passive>[] {
  const ofThatName = form<Selector>('<name> token', { name: tokenName }, { name: $('name'), token: true });
  const inFull = iso(
    tokenDefinition(false),
    ({ name }): Selector => ({ name, token: true }),
    () => undefined,
  );
  const one = only(
    oneOf<Selector>(
      articled(only(ofThatName, ({ name = '' }) => name.includes(' ') || !isName(name))),
      articled(inFull),
      articled(g.noun({ many: false, from: false, your: 'your' })),
    ),
    isOfExpeditions,
  );
  const ofAName = form<Selector>('<name> tokens', { name: tokenName }, { name: $('name'), token: true });
  return listenedTo.flatMap(({ text, who }) => {
    const parts = {
      what: one,
      some: ofAName,
      token: tokenDefinition(false),
      tokens: tokenDefinition(true),
      count: severalInWords,
    };
    const creates = who === 'you' ? 'create' : 'they create';
    const other = { kind: 'creates-other', who, what: $('what') } as const;
    const say = (said: string, tree: object): Syntax<Passive> => form<Passive>(said, parts, tree as never);
    const would = `if ${text} would create`;
    return [
      say(`${would} <what>, ${creates} a <token> instead`, { ...other, token: $('token') }),
      say(`${would} <what>, ${creates} <count> <tokens> instead`, {
        ...other,
        token: $('tokens'),
        count: $('count'),
      }),
      say(`${would} <what>, ${creates} <count> instead`, { ...other, count: $('count') }),
      synonym(
        say(`${would} one or more <some>, ${creates} that many <tokens> instead`, {
          ...other,
          what: $('some'),
          token: $('tokens'),
        }),
      ),
    ];
  });
}
