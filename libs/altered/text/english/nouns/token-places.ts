import type {
  DescribedExpedition,
  Known,
  NamedToken,
  Step,
  TokenDefinition,
  TokenPlace,
} from '#altered/abilities';
import { $, form } from '../../syntax/phrases.js';
import {
  here,
  means,
  oneOf,
  pure,
  rule,
  synonym,
  type Syntax,
  wordsFor,
  aboutIt,
} from '../../syntax/syntax.js';
import { expeditionWord, standingSo } from './expeditions.js';
import { mana, orXInWords, severalInWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/verbs.js';
import { targetPlayers, whose } from './players.js';
import { isOfEveryPlayer } from '../words/noted-words.js';
import { statistics, subtypes, tokenDefinition, tokenName } from './tokens.js';
import type { Grammar } from '../words/grammar.js';
import { headOf } from '../../syntax/beginning.js';

const heroOrCompanion = wordsFor<'hero' | 'companion'>({ Hero: 'hero', Companion: 'companion' });

const it: Syntax<Known> = here([], ({ it: known }) =>
  known === null || known === 'it' ? null : pure(known),
);

/** The phrase "each of those Characters' Expeditions", for objects that every player has affected. */
const theirExpeditions: Syntax<DescribedExpedition> = here(['each'], ({ it: known, noted }) =>
  known !== null && typeof known === 'object' && 'noted' in known && isOfEveryPlayer(known.noted, { noted })
    ? means<DescribedExpedition>("each of those Characters' Expeditions", {
        kind: 'of-object',
        what: known,
        each: true,
      })
    : null,
);

/** Phrases that describe expeditions, such as "another Expedition". */
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

/** The location of a token, from the perspective of the player who creates it. */
const place = (your: Person['your']): Syntax<TokenPlace> =>
  oneOf<TokenPlace>(
    means<TokenPlace>(`${your} Landmarks`, { kind: 'landmarks', of: 'you' }),
    anyPlace,
    ...(your === 'your' ? [theirLandmarks] : []),
  );

/** "Their Landmarks", for a previously mentioned player who does not create the token. */
const theirLandmarks: Syntax<TokenPlace> = here(['their'], ({ they }) =>
  they === null ? null : synonym(means<TokenPlace>('their Landmarks', { kind: 'landmarks', of: they })),
);

/** The location of a token, whichever player creates it. */
export const anyPlace: Syntax<TokenPlace> = oneOf<TokenPlace>(
  form<TokenPlace>('<of> Landmarks', { of: whose }, { kind: 'landmarks' }),
  here(['that'], ({ they, it: known }) => {
    const whose = they ?? (known === null || known === 'me' || known === 'it' ? null : { ownerOf: known });
    return whose === null
      ? null
      : means<TokenPlace>("that player's Landmarks", { kind: 'landmarks', of: whose });
  }),
  aboutIt(['its'], (what) =>
    means<TokenPlace>("its controller's Landmarks", { kind: 'controllers-landmarks', what }),
  ),
  form<TokenPlace>('<expedition>', { expedition: describedExpedition }, { kind: 'expedition' }),
);

type Token = TokenDefinition | NamedToken;
const token = (many: boolean): Syntax<Token> =>
  oneOf<Token>(
    tokenDefinition(many),
    form<Token>(`<named> ${many ? 'tokens' : 'token'}`, { named: tokenName }),
  );

/** Phrases such as "Create a Manaseed token in your Landmarks". */
export const createdAt = (person: Person): readonly Syntax<Step>[] =>
  (
    [
      ['a', false],
      ['<count>', true],
    ] as const
  ).map(([number, many]) =>
    form<Step>(
      inPerson(person, `[create] ${number} <token> in <place>`),
      { token: token(many), count: orXInWords, place: place(person.your) },
      { kind: 'create-at', token: $('token'), place: $('place'), ...(many && { count: $('count') }) },
    ),
  );

/**
 * Phrases such as "Create my Signature token: Oddball 2/2/2 in your Reserve. It's a Robot Companion with Reserve Cost
 * {2} and “…”". Also accepts your Hero's Signature token.
 */
export function signatureTokens(g: Grammar): Syntax<Step> {
  const place = { kind: 'reserve' } as const;
  const say = (ability: string, tree: object): Syntax<Step> =>
    form<Step>(
      `create my Signature token: <name> <statistics> token in your Reserve. It's a <subtypes> with Reserve Cost <reserveCost>${ability}`,
      { name: tokenName, statistics, subtypes, reserveCost: mana, ability: g.ability },
      {
        kind: 'create-at',
        token: {
          name: $('name'),
          statistics: $('statistics'),
          subtypes: $('subtypes'),
          reserveCost: $('reserveCost'),
          ...tree,
        },
        place,
      },
    );
  return oneOf<Step>(
    means<Step>("create your Hero's Signature token in your Reserve", {
      kind: 'create-at',
      token: { signatureOf: 'your-hero' },
      place,
    }),
    say('', {}),
    say(' and "<ability>"', { abilities: [$('ability')] }),
  );
}

/** Phrases that create more tokens like the last mentioned ones: "create only one", "create two". */
export const createdAgain = (person: Person): Syntax<Step> =>
  here(headOf(inPerson(person, '[create]')), ({ tokens }) => {
    if (tokens === null || (tokens.kind !== 'create' && tokens.kind !== 'create-at')) return null;
    const { count, ...single } = tokens;
    return oneOf<Step>(
      ...(count === undefined ? [] : [means<Step>(inPerson(person, '[create] only one'), single)]),
      form<Step>(inPerson(person, '[create] <count>'), { count: severalInWords }, { ...single }),
      form<Step>(
        inPerson(person, '[create] one in <place>'),
        { place: anyPlace },
        { kind: 'create-at', token: tokens.token },
      ),
    );
  });
