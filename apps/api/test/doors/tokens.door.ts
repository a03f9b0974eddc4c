import fc from 'fast-check';
import type { GameId } from '#record';
import { Breach, type Door } from '#house';
import { seated, signedIn } from '../tokens.js';
import { TriedServer } from './tried-server.js';

/** Credentials made from valid tokens, damaged tokens and nonsense. */
interface Claimed {
  readonly base: number;
  readonly at: number;
  readonly instead: string;
  readonly scheme: string;
  readonly held: string;
}

const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Whether two tokens are equivalent. Their signatures can differ in the last Base64 character, because it contains
 * unused bits.
 */
const isSame = (left: string, right: string): boolean => {
  const [head, body, sign = ''] = left.trim().split('.');
  const [otherHead, otherBody, otherSign = ''] = right.split('.');
  const bytes = (text: string): string => Buffer.from(text, 'base64url').toString('hex');
  return head === otherHead && body === otherBody && bytes(sign) === bytes(otherSign);
};

/** Fuzzes tokens. Changing a valid token must never grant additional permissions. */
export const door: Door<Claimed> = {
  name: 'tokens',
  enters: 'tokens of those who sign in, of seats, links and invitations',
  open: async () => {
    const server = await TriedServer.start();
    const { api } = server;
    const { capabilities } = api.access;
    const admin = (await signedIn('admin'))['authorization']?.slice(7) ?? '';
    const seat = (await seated(api.access, 'live', 0))['x-retrace-seat'] ?? '';
    const invitation = await capabilities.invitation({ game: 'live' as GameId, seat: 1, id: 'i' });
    const bases = [
      admin,
      seat,
      invitation,
      `${part({ alg: 'none' })}.${part({ sub: 'Ada', role: 'admin', exp: 9e9 })}.`,
      `${part({ alg: 'HS256', typ: 'retrace-seat' })}.${part({ game: 'live', seat: 0 })}.x`,
      `${part({ alg: 'HS256', typ: 'toString' })}.${part({})}.x`,
      'x'.repeat(9000),
      '',
    ];
    return {
      arbitrary: fc.record({
        base: fc.nat(bases.length - 1),
        at: fc.nat(400),
        instead: fc.oneof(headerText, fc.constantFrom('', 'A', '.', '..', '=', 'eyJ', ',')),
        scheme: fc.constantFrom('Bearer', 'Bearer', 'Bearer', 'bearer', 'Basic', '', 'Bearer Bearer'),
        held: fc.oneof(headerText, fc.constantFrom('', seat, `${seat}, ${seat}`, ','.repeat(500), admin)),
      }),
      try: async ({ base, at, instead, scheme, held }) => {
        const token = bases[base] ?? '';
        const changed = `${token.slice(0, at)}${instead}${token.slice(at + instead.length)}`;
        const header = `${scheme} ${changed}`.trim();
        const query = 'mutation { setVisibility(game: "live", visibility: PRIVATE) }';
        const headers = { authorization: header, 'x-retrace-seat': held };
        const { status, text } = await api.ask(query, {}, headers);
        const outcome = server.judge(status, text);
        const isRight =
          isSame(changed, admin) ||
          isSame(changed, seat) ||
          [seat, admin].some((right) => held.includes(right));
        if (outcome === 'taken' && !isRight) throw new Breach(`a right is gained by ${header.slice(0, 200)}`);
        return outcome;
      },
      close: () => server.close(),
    };
  },
};
