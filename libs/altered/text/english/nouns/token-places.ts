import type {
  Known,
  DescribedExpedition,
  TokenPlace,
  NamedToken,
  Quantity,
  Step,
  TokenDefinition,
} from '#altered/abilities';
import { around, form, phrase } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, pure, rule, synonym, type Syntax } from '../../syntax/syntax.js';
import { expeditionWord } from './expeditions.js';
import { orXInWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/person.js';
import { targetPlayers } from './players.js';
import { isOfEveryPlayer } from '../words/noted-words.js';
import { standingSo } from './such-expeditions.js';
import { tokenDefinition, tokenName } from './tokens.js';

const heroOrCompanion = oneOf<'hero' | 'companion'>(means('Hero', 'hero'), means('Companion', 'companion'));

const it: Syntax<Known> = here([], ({ it: known }) =>
  known === null || known === 'it' ? null : pure(known),
);

/** Of what every player has done something to. */
const theirExpeditions: Syntax<DescribedExpedition> = here(['each'], ({ it: known, noted }) =>
  known !== null && typeof known === 'object' && 'noted' in known && isOfEveryPlayer(known.noted, { noted })
    ? means<DescribedExpedition>("each of those Characters' Expeditions", {
        kind: 'of-object',
        what: known,
        each: true,
      })
    : null,
);

/** Expeditions that are described. */
export const describedExpedition: Syntax<DescribedExpedition> = rule(
  'an Expedition',
  oneOf<DescribedExpedition>(
    standingSo(expeditionWord),
    form<DescribedExpedition>('a <which> Expedition', { which: heroOrCompanion }, { kind: 'chosen' }),
    form<DescribedExpedition>('another Expedition', {}, { kind: 'chosen', other: true }),
    form<DescribedExpedition>("an opponent's Expedition", {}, { kind: 'chosen', of: 'opponent' }),
    form<DescribedExpedition>(
      '<player> <which> Expedition',
      { player: targetPlayers, which: heroOrCompanion },
      { kind: 'of-player' },
    ),
    theirExpeditions,
    form<DescribedExpedition>('its Expedition <what>', { what: it }, { kind: 'of-object' }),
    form<DescribedExpedition>(
      'the <which> Expedition of its owner <what>',
      { which: heroOrCompanion, what: it },
      { kind: 'of-owner' },
    ),
  ),
);

/** The place where the player who creates a token puts it, in the words for that player. */
const place = (your: Person['your']): Syntax<TokenPlace> =>
  oneOf<TokenPlace>(
    means<TokenPlace>(`${your} Landmarks`, { kind: 'landmarks', of: 'you' }),
    anyPlace,
    ...(your === 'your' ? [theirLandmarks] : []),
  );

/** Of a player spoken of before, who does not create it. */
const theirLandmarks: Syntax<TokenPlace> = here(['their'], ({ they }) =>
  they === null ? null : synonym(means<TokenPlace>('their Landmarks', { kind: 'landmarks', of: they })),
);

/** The place of a token, for any player who creates it. */
export const anyPlace: Syntax<TokenPlace> = oneOf<TokenPlace>(
  means<TokenPlace>("each player's Landmarks", { kind: 'landmarks', of: 'each-player' }),
  form<TokenPlace>('<of> Landmarks', { of: targetPlayers }, { kind: 'landmarks' }),
  here(['that'], ({ they, it: known }) => {
    const whose = they ?? (known === null || known === 'me' || known === 'it' ? null : { ownerOf: known });
    return whose === null
      ? null
      : means<TokenPlace>("that player's Landmarks", { kind: 'landmarks', of: whose });
  }),
  here(['its'], ({ it: known }) =>
    known === null || known === 'me'
      ? null
      : means<TokenPlace>("its controller's Landmarks", { kind: 'controllers-landmarks', what: known }),
  ),
  form<TokenPlace>('<expedition>', { expedition: describedExpedition }, { kind: 'expedition' }),
);

type Token = TokenDefinition | NamedToken;
interface Created {
  readonly count: Quantity | undefined;
  readonly token: Token;
}
const token = (many: boolean): Syntax<Token> =>
  oneOf<Token>(
    tokenDefinition(many),
    form<Token>(`<named> ${many ? 'tokens' : 'token'}`, { named: tokenName }),
  );

/** "Create a Manaseed token in your Landmarks" */
export function createdAt(person: Person): readonly Syntax<Step>[] {
  const created = oneOf<Created>(
    iso(
      around('a <it>', token(false)),
      (token): Created => ({ count: undefined, token }),
      (value) => (value.count === undefined ? value.token : undefined),
    ),
    phrase<{ count: Quantity; token: Token }>('<count> <token>', { count: orXInWords, token: token(true) }),
  );
  return [
    iso(
      phrase<{ created: { count: Quantity | undefined; token: Token }; place: TokenPlace }>(
        inPerson(person, '[create] <created> in <place>'),
        { created, place: place(person.your) },
      ),
      ({ created: { count, token }, place: where }): Step => ({
        kind: 'create-at',
        token,
        place: where,
        ...(count !== undefined && { count }),
      }),
      (step) => {
        if (step.kind !== 'create-at' || step.who !== undefined) return undefined;
        const { token, place: where, count } = step;
        if ('signatureOf' in token || where.kind === 'reserve') return undefined;
        return { created: { count, token }, place: where };
      },
    ),
  ];
}
