import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import type { GameId } from '#record';
import { answerOf, started } from '../../test/built-server.js';
import { contractsGame } from '../../test/recorded-games.js';

const events = contractsGame('killed');

interface Shown {
  readonly id: string;
  readonly chapters: readonly { readonly id: string; readonly written: { readonly position: string } }[];
}

interface Taught {
  readonly link: { readonly token: string };
  readonly place: { readonly position: string };
  readonly pupils: readonly { readonly name: string }[];
}

it('a study whose server is killed while chapters are added has every acknowledged chapter, and its class every pupil', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'retrace-killed-study-'));
  const children: ChildProcess[] = [];
  try {
    const first = await started(folder);
    children.push(first.child);
    const body = printGame({ id: 'killed' as GameId, events });
    const headers = { 'content-type': 'application/json' };
    const imported = await fetch(`${first.url}/games/import`, { method: 'POST', headers, body });
    expect(imported.status).toBe(200);
    const begun = await answerOf(first.url, 'mutation { startStudy(title: "Killed") { id } }');
    const { id } = begun['startStudy'] as Shown;
    const add = (url: string, position: number) =>
      answerOf(
        url,
        `mutation { addChapter(study: "${id}", game: "killed", position: "${position}", as: "0") { id } }`,
      );
    const isClosed = once(first.child, 'close');
    const acknowledged: string[] = [];
    const adding = Array.from({ length: 40 }, async (_, position) => {
      await add(first.url, position);
      acknowledged.push(`${position}`);
      if (acknowledged.length === 5) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(adding);
    await isClosed;
    expect(acknowledged.length).toBeGreaterThan(4);
    expect(acknowledged.length).toBeLessThan(40);

    const second = await started(folder);
    children.push(second.child);
    const read = async (): Promise<Shown> => {
      const data = await answerOf(
        second.url,
        `{ study(id: "${id}") { id chapters { id written { position } } } }`,
      );
      return data['study'] as Shown;
    };
    const found = (await read()).chapters.map(({ written }) => written.position);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(found).size).toBe(found.length);
    // The study can be continued, shown and deleted.
    await add(second.url, 100);
    const { chapters } = await read();
    expect(chapters.at(-1)?.written.position).toBe('100');
    for (const chapter of chapters) {
      const data = await answerOf(
        second.url,
        `{ study(id: "${id}") { chapter(id: "${chapter.id}") { code position { state { position } } } } }`,
      );
      const { position } = chapter.written;
      expect(data['study']).toEqual({ chapter: { code: null, position: { state: { position } } } });
    }

    // The class contains every pupil whose joining was acknowledged, and the position that the coach displayed.
    const classOn = async (url: string, command: string): Promise<Taught> => {
      const data = await answerOf(url, `${command} { link { token } place { position } pupils { name } } }`);
      return Object.values(data)[0] as Taught;
    };
    const { link } = await classOn(second.url, `mutation { openClass(study: "${id}")`);
    const place = `study: "${id}", chapter: "${chapters[0]?.id}", position: "${chapters[0]?.written.position}"`;
    await classOn(second.url, `mutation { moveClass(${place})`);
    const isLost = once(second.child, 'close');
    const joined: string[] = [];
    const joining = Array.from({ length: 40 }, async (_, number) => {
      const join = `mutation { joinClass(name: "Pupil ${number}") { pupil } }`;
      await answerOf(second.url, join, { authorization: `Bearer ${link.token}` });
      joined.push(`Pupil ${number}`);
      if (joined.length === 5) second.child.kill('SIGKILL');
    });
    await Promise.allSettled(joining);
    await isLost;
    const third = await started(folder);
    children.push(third.child);
    const taught = await classOn(third.url, `{ class(study: "${id}")`);
    expect(taught.pupils.map(({ name }) => name)).toEqual(expect.arrayContaining(joined));
    expect(joined.length).toBeGreaterThan(4);
    expect(taught).toMatchObject({ link, place: { position: chapters[0]?.written.position } });

    await answerOf(third.url, `mutation { deleteStudy(study: "${id}") }`);
    expect(await answerOf(third.url, '{ studies { id } }')).toEqual({ studies: [] });
    third.child.kill('SIGTERM');
    await once(third.child, 'close');
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
