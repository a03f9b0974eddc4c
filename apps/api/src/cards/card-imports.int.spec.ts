import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunningApi } from '../../test/running-api.js';
import { requestBounds } from '#record';
import { signedAccess, signedIn } from '../../test/tokens.js';

const card = (number: number, name = `Test Wader ${number}`) => ({
  ...{ reference: `TEST_ONE_B_AX_${number}_C`, name, set: 'ONE', type: 'CHARACTER', subtypes: ['ROBOT'] },
  ...{ faction: 'AX', rarity: 'COMMON', handCost: 2, reserveCost: 3, forest: 1, mountain: 2, ocean: 4 },
  ...{ mainEffect: null, echoEffect: null },
});
const query = `mutation ($files: [String!]!, $replace: Boolean! = false) {
  importCards(files: $files, replace: $replace) { cards repeated new changed unchanged translations } }`;
const upload = async (
  api: RunningApi,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<readonly unknown[]> => {
  const type = { 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/cards/import`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
  });
  const document = (await answer.json()) as Record<string, unknown>;
  return [answer.status, document['code'] ?? document];
};
const fileOf = (...cards: unknown[]): string => JSON.stringify(cards);

describe('importing cards over GraphQL', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
  });
  afterAll(() => api.stop());

  it('is allowed for admins only, because the cards affect all games', async () => {
    const files = [fileOf(card(1))];
    for (const headers of [{}, await signedIn('seat'), await signedIn('coach')])
      expect((await api.ask(query, { files }, headers)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await api.ask('{ cards(search: "Test Wader") { totalCount } }')).data.cards.totalCount).toBe(0);
  });

  it('accepts a file of all published cards at a separate address, from admins only', async () => {
    const admin = await signedIn('admin');
    const many = Array.from({ length: 2744 }, (_, index) => ({
      ...card(index + 100),
      mainEffect: 'x'.repeat(400),
    }));
    const file = fileOf(...many);
    expect(file.length).toBeGreaterThan(requestBounds.body * 4);
    for (const headers of [{}, await signedIn('seat'), await signedIn('coach')])
      expect(await upload(api, file, headers)).toEqual([403, 'FORBIDDEN']);
    expect(await upload(api, file, admin)).toMatchObject([200, { cards: 2744, unchanged: 0 }]);
    expect(await upload(api, file, admin)).toMatchObject([200, { cards: 2744, new: [], unchanged: 2744 }]);
    const number = 'reference;collectorNumber\nTEST_ONE_B_AX_100_C;ABC-1-C\n';
    expect(await upload(api, number, { ...admin, 'content-type': 'text/csv' })).toMatchObject([
      200,
      { cards: 0 },
    ]);
    const refused: readonly (readonly [string | Uint8Array<ArrayBuffer>, object, unknown])[] = [
      [fileOf(card(9)).slice(0, -3), {}, [400, 'CARDS_MALFORMED']],
      [new Uint8Array([0x22, 0xff, 0x22]), {}, [400, 'CARDS_MALFORMED']],
      ['['.repeat(1_000_000), {}, [400, 'CARDS_MALFORMED']],
      ['<html><body>Sign in</body></html>', {}, [400, 'CARDS_MALFORMED']],
      [' '.repeat(requestBounds.cards + 1), {}, [413, 'BODY_TOO_LARGE']],
      [fileOf(card(9)), { 'content-type': 'text/plain' }, [415, 'IMPORT_TYPE_INVALID']],
      [fileOf(card(9)), { 'content-encoding': 'gzip' }, [415, 'IMPORT_TYPE_INVALID']],
    ];
    for (const [body, headers, expected] of refused)
      expect(await upload(api, body, { ...admin, ...headers })).toEqual(expected);
    expect((await api.ask('{ card(reference: "TEST_ONE_B_AX_9_C") { name } }')).errors).toHaveLength(1);
  });

  it('stores all cards of its files or none, and returns what changed', async () => {
    const admin = await signedIn('admin');
    const taken = async (variables: Record<string, unknown>) =>
      (await api.ask(query, variables, admin)).data.importCards as unknown;
    expect(await taken({ files: [fileOf(card(1)), fileOf(card(2), card(1))] })).toEqual({
      ...{ cards: 2, repeated: 1, new: [card(1).reference, card(2).reference] },
      ...{ changed: [], unchanged: 0, translations: 0 },
    });
    expect(await taken({ files: [fileOf(card(1, 'Other'), card(2))] })).toMatchObject({
      ...{ new: [], changed: [card(1).reference], unchanged: 1 },
    });
    const contrary = [fileOf(card(3)), fileOf(card(3, 'Another'), card(4))];
    const wrong: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ files: contrary }, 'CARD_DUPLICATE'],
      [{ files: [fileOf(card(3)), '{"no": "cards"}'] }, 'CARDS_NOT_A_LIST'],
      [{ files: [fileOf(card(3)).slice(0, -3)] }, 'CARDS_NOT_JSON'],
      [{ files: [fileOf({ ...card(3), reference: 'OPEN_RIVER_B_AX_03_C' })] }, 'CARD_SHIPPED'],
    ];
    for (const [variables, reason] of wrong)
      expect((await api.ask(query, variables, admin)).errors[0]?.extensions).toMatchObject({
        code: 'CARDS_MALFORMED',
        data: { reason },
      });
    for (const files of [[], Array(51).fill(fileOf(card(3)))])
      expect((await api.ask(query, { files }, admin)).errors[0]?.extensions['code']).toBe('IMPORT_TOO_LARGE');
    expect((await api.ask('{ card(reference: "TEST_ONE_B_AX_3_C") { name } }')).errors).toHaveLength(1);
    expect(await taken({ files: contrary, replace: true })).toMatchObject({ cards: 2 });
  });
});
