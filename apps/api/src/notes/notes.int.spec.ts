import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NoteStreams } from '#event-store';
import * as record from '#record';
import type { GameId, Note } from '#record';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const parts = `id from to as text mark arrows { from { kind key } to { kind key } } highlights { kind key }
  by writtenAt changedAt changeable`;
const annotate = `mutation ($game: ID!, $from: String! = "20", $to: String, $as: String! = "spectator", $text: String! = "",
  $mark: String, $arrows: [ArrowInput!]! = [], $highlights: [SpotInput!]! = []) {
  annotate(game: $game, from: $from, to: $to, as: $as, text: $text, mark: $mark, arrows: $arrows,
    highlights: $highlights) { ${parts} } }`;
const list = `query ($game: ID!, $from: String, $to: String, $first: Int, $after: String) { game(id: $game) {
  annotations(from: $from, to: $to, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${parts} } } } } }`;

describe('annotations and tags', () => {
  let api: RunningApi;
  let streams: NoteStreams;

  beforeAll(async () => {
    api = await RunningApi.start({
      one: alteredGame('one'),
      two: alteredGame('two', { decisions: 30 }),
      three: highCardGame('three'),
      four: highCardGame('four'),
      five: highCardGame('five'),
      torn: highCardGame('torn'),
      lost: highCardGame('lost'),
    });
    streams = new NoteStreams(api.store, { record });
  });
  afterAll(() => api.stop());

  const written = async (game: string, input: object = {}) => {
    const { data, errors } = await api.ask(annotate, { game, ...input });
    expect(errors).toEqual([]);
    return data.annotate as Record<string, unknown> & { readonly id: string };
  };
  const annotationsOf = async (game: string, filter: object = {}) => {
    const { data, errors } = await api.ask(list, { game, ...filter });
    expect(errors).toEqual([]);
    const { edges } = data.game.annotations as { edges: readonly { node: Record<string, unknown> }[] };
    return edges.map(({ node }) => node);
  };

  it('include an annotation with all of its fields', async () => {
    const content = {
      from: '20',
      to: '22',
      as: 'all',
      text: 'Here it turned.',
      mark: '?!',
      arrows: [{ from: { kind: 'ZONE', key: 'hand-0' }, to: { kind: 'SPACE', key: 'region-1' } }],
      highlights: [{ kind: 'ZONE', key: 'expedition-0-hero' }],
    };
    const annotation = await written('one', content);
    expect(annotation).toMatchObject({ ...content, by: 'owner', changedAt: null, changeable: true });
    expect(await annotationsOf('one')).toEqual([annotation]);
  });

  it('refer to cards by the keys of the perspective', async () => {
    const state = (as: string) =>
      `{ game(id: "one") { state(at: "30", as: "${as}") { zones { key cards { key } } } } }`;
    const hand = async (as: string) => {
      const { data } = await api.ask(state(as));
      const zones = data.game.state.zones as readonly {
        key: string;
        cards: readonly { key: string | null }[];
      }[];
      return zones.find(({ key }) => key === 'hand-0')?.cards ?? [];
    };
    const [card] = await hand('0');
    expect(card?.key).toEqual(expect.any(String));
    const highlights = [{ kind: 'CARD', key: card?.key }];
    expect(await written('one', { from: '30', as: '0', highlights })).toMatchObject({ highlights, to: '30' });
    // A spectator cannot highlight a card that is hidden from spectators.
    expect(await api.codes(annotate, { game: 'one', from: '30', highlights })).toEqual([
      'ANNOTATION_INVALID',
    ]);
  });

  it('are listed in the order of the game, in pages, and for a part of the game', async () => {
    for (const [from, to] of [
      ['30', null],
      ['4', '10'],
      ['12', '12'],
      ['4', '4'],
    ])
      await written('three', { from, to, text: `about ${from}` });
    const spans = async (filter: object) =>
      (await annotationsOf('three', filter)).map(({ from, to }) => [from, to].join('-'));
    expect(await spans({})).toEqual(['4-10', '4-4', '12-12', '30-30']);
    expect(await spans({ from: '10' })).toEqual(['4-10', '12-12', '30-30']);
    expect(await spans({ from: '5', to: '12' })).toEqual(['4-10', '12-12']);
    const { data } = await api.ask(list, { game: 'three', first: 3 });
    expect(data.game.annotations).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const { endCursor } = data.game.annotations.pageInfo;
    expect(await spans({ after: endCursor })).toEqual(['30-30']);
    expect(await api.codes(list, { game: 'three', from: 'here' })).toEqual(['POSITION_INVALID']);
    expect(await api.codes(list, { game: 'three', after: 'there' })).toEqual(['CURSOR_INVALID']);
    expect(await api.codes(list, { game: 'three', first: 501 })).toEqual(['PAGE_TOO_LARGE']);
  });

  it('can be changed and removed', async () => {
    const { id } = await written('four', { text: 'Well\r\nplayed.', mark: '!' });
    const change = `mutation ($id: ID!, $text: String!) {
      changeAnnotation(game: "four", id: $id, from: "21", text: $text) { ${parts} } }`;
    const { data } = await api.ask(change, { id, text: 'Not so well.' });
    const changed = { id, from: '21', to: '21', text: 'Not so well.', mark: null, by: 'owner' };
    expect(data.changeAnnotation).toMatchObject({ ...changed, changedAt: expect.any(String) });
    expect(await annotationsOf('four')).toMatchObject([changed]);
    const remove = `mutation ($id: ID!) { removeAnnotation(game: "four", id: $id) }`;
    expect((await api.ask(remove, { id })).data).toEqual({ removeAnnotation: id });
    expect(await annotationsOf('four')).toEqual([]);
    expect(await api.codes(remove, { id })).toEqual(['ANNOTATION_NOT_FOUND']);
    expect(await api.codes(change, { id, text: 'Late.' })).toEqual(['ANNOTATION_NOT_FOUND']);
  });

  it.each<readonly [string, object, string]>([
    ['about an invalid position', { from: 'noon' }, 'POSITION_INVALID'],
    ['about a position that does not exist', { from: '99999' }, 'POSITION_OUT_OF_RANGE'],
    ['up to a position that does not exist', { to: '99999' }, 'POSITION_OUT_OF_RANGE'],
    ['that ends before it begins', { to: '19' }, 'ANNOTATION_INVALID'],
    ['from an invalid perspective', { as: '7' }, 'VIEWER_INVALID'],
    ['with an invalid mark', { mark: '!!!' }, 'ANNOTATION_INVALID'],
    ['without text', { text: ' \n' }, 'ANNOTATION_INVALID'],
    ['that is too long', { text: 'x'.repeat(4001) }, 'ANNOTATION_INVALID'],
    ['with control characters', { text: 'a\u0000b' }, 'ANNOTATION_INVALID'],
    [
      'about a card that does not exist',
      { highlights: [{ kind: 'CARD', key: 'i999' }] },
      'ANNOTATION_INVALID',
    ],
    [
      'with an arrow to nowhere',
      { arrows: [{ from: { kind: 'ZONE', key: 'limbo' }, to: { kind: 'SPACE', key: 'limbo' } }] },
      'ANNOTATION_INVALID',
    ],
    [
      'with too many highlights',
      { highlights: Array.from({ length: 21 }, () => ({ kind: 'ZONE', key: 'limbo' })) },
      'ANNOTATION_INVALID',
    ],
  ])('cannot include an annotation %s', async (_, input, code) => {
    const { errors } = await api.ask(annotate, { game: 'two', text: 'Yes.', ...input });
    expect(errors).toMatchObject([{ extensions: { code, advice: expect.any(String) } }]);
    expect(await annotationsOf('two')).toEqual([]);
  });

  it('require a game that exists', async () => {
    expect(await api.codes(annotate, { game: 'none', text: 'Yes.' })).toEqual(['GAME_NOT_FOUND']);
    expect(await api.codes(`mutation { tag(game: "none", tag: "x") }`)).toEqual(['GAME_NOT_FOUND']);
  });

  const tag = async (game: string, text: string) =>
    (await api.ask(`mutation ($tag: String!) { tag(game: "${game}", tag: $tag) }`, { tag: text })).data
      .tag as unknown;

  it('include tags as typed, each once regardless of capitals', async () => {
    expect(await tag('one', ' Grand  Final ')).toEqual(['Grand Final']);
    expect(await tag('one', 'È stato')).toEqual(['Grand Final', 'È stato']);
    expect(await tag('one', 'grand final')).toEqual(['Grand Final', 'È stato']);
    const untagged = await api.ask(`mutation { untag(game: "one", tag: "GRAND final") }`);
    expect(untagged.data.untag).toEqual(['È stato']);
    const found = await api.ask(`{ games(filter: { tag: "è STATO" }) { edges { node { id tags } } } }`);
    expect(found.data.games.edges).toEqual([{ node: { id: 'one', tags: ['È stato'] } }]);
    expect(
      (await api.ask(`{ game(id: "one") { tags } games { edges { node { tags } } } }`)).data.game,
    ).toEqual({
      tags: ['È stato'],
    });
  });

  it.each(['', '  ', 'x'.repeat(41), 'a\u0007b'])('cannot include the tag %j', async (text) => {
    const mutation = `mutation ($tag: String!) { tag(game: "two", tag: $tag) }`;
    expect(await api.codes(mutation, { tag: text })).toEqual(['TAG_INVALID']);
  });

  it('are never lost, even if many users write at the same time', async () => {
    const texts = Array.from({ length: 24 }, (_, index) => `remark ${index}`);
    const tags = Array.from({ length: 24 }, (_, index) => `tag ${index}`);
    const codes = await Promise.all([
      ...texts.map((text) => api.codes(annotate, { game: 'five', text })),
      ...tags.map((text) => api.codes(`mutation { tag(game: "five", tag: "${text}") }`)),
    ]);
    const annotations = await annotationsOf('five');
    expect(annotations.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    // A game can have up to twenty tags. Further tags are refused.
    expect(codes.flat()).toEqual(Array.from({ length: 4 }, () => 'TAGS_TOO_MANY'));
    const { data } = await api.ask(`{ game(id: "five") { tags } }`);
    expect(data.game.tags).toHaveLength(20);
    const again: readonly string[] = data.game.tags;
    for (const tag of again) expect(tags).toContain(tag);
  });

  it('hide only an unreadable entry and report it to admins, and nothing is lost', async () => {
    const game = 'torn' as GameId;
    await written('torn', { from: '3', text: 'Kept.' });
    const bad = { kind: 'Tagged', tag: 7, by: 'Ada' };
    await expect(streams.append(game, [bad as unknown as Note], 'any')).rejects.toMatchObject({
      code: 'NOTE_MALFORMED',
    });
    // An event as a different program might have written it.
    const metadata = { schema: 2, recordedAt: '2026-01-01T00:00:00.000Z' };
    const stored = { id: '00000000-0000-4000-8000-000000000007', type: 'Tagged', data: bad, metadata };
    await api.store.append('notes-torn', [stored], 0);
    expect((await annotationsOf('torn')).map(({ text }) => text)).toEqual(['Kept.']);
    expect(await api.codes(annotate, { game, text: 'More.' })).toEqual([]);
    expect((await annotationsOf('torn')).map(({ text }) => text)).toEqual(['Kept.', 'More.']);
    const { data } = await api.ask(
      '{ game(id: "torn") { tags unreadableNotes { revision kind code message } } }',
    );
    expect(data.game).toEqual({
      tags: [],
      unreadableNotes: [
        {
          revision: 1,
          kind: 'Tagged',
          code: 'NOTE_MALFORMED',
          message: expect.stringContaining('stream notes-torn, revision 1: field "tag"'),
        },
      ],
    });
    const notes = [];
    for await (const { data } of api.store.read('notes-torn')) notes.push(data);
    expect(notes).toMatchObject([{ text: 'Kept.' }, { tag: 7 }, { text: 'More.' }]);
  });

  it('hide only what an unreadable change or removal may have hidden', async () => {
    const first = await written('lost', { from: '3', text: 'First.' });
    await written('lost', { from: '3', text: 'Second.' });
    const append = (data: Record<string, string>) => {
      const metadata = { schema: 2, recordedAt: '2026-01-01T00:00:00.000Z' };
      return api.store.append(
        'notes-lost',
        [{ id: randomUUID(), type: 'AnnotationChanged', data, metadata }],
        'any',
      );
    };
    await append({ kind: 'AnnotationChanged', id: first.id });
    expect((await annotationsOf('lost')).map(({ text }) => text)).toEqual(['Second.']);
    await append({ kind: 'AnnotationChanged' });
    expect(await annotationsOf('lost')).toEqual([]);
    await written('lost', { from: '3', text: 'Third.' });
    expect((await annotationsOf('lost')).map(({ text }) => text)).toEqual(['Third.']);
  });
});
