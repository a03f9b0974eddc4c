import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jwtVerify } from 'jose';
import { assignmentToken, foundKey, storedKey, passingKey, secretKey, signedToken } from '../index.js';

let folder: string;

describe('tokens', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-tokens-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  describe('the key in the data folder', () => {
    it('is created once, only for its owner, and is the same afterwards', () => {
      const inside = path.join(folder, 'data');
      const made = storedKey(inside);
      expect(made).toEqual({ ok: true, value: expect.objectContaining({ length: 32 }) });
      expect(storedKey(inside)).toEqual(made);
      expect(readdirSync(inside)).toEqual(['signing-key']);
      expect(statSync(path.join(inside, 'signing-key')).mode & 0o777).toBe(0o600);
    });

    it('can be read after it was created, and is not created by reading', () => {
      expect(foundKey(folder)).toBeNull();
      expect(readdirSync(folder)).toEqual([]);
      const made = storedKey(folder);
      expect(made.ok).toBe(true);
      expect(foundKey(folder)).toEqual(made);
    });

    it('is reported with advice if it is invalid or cannot be stored', () => {
      writeFileSync(path.join(folder, 'signing-key'), 'short');
      writeFileSync(path.join(folder, 'file'), '');
      for (const place of [folder, path.join(folder, 'file')])
        for (const key of [storedKey(place), foundKey(place)])
          expect(key).toMatchObject({
            ok: false,
            error: { code: 'SIGNING_KEY_UNUSABLE', advice: expect.stringContaining('RETRACE_SECRET') },
          });
    });
  });

  describe('a token', () => {
    const key = secretKey('a secret of at least thirty-two characters');

    it('contains its purpose, and does not expire', async () => {
      const token = await signedToken(key, 'retrace-seat', { game: 'g', seat: 1 });
      const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'retrace-seat' });
      expect(payload).toEqual({ game: 'g', seat: 1 });
    });

    it('is the same for the same claims, and different with another key', async () => {
      const token = await assignmentToken(key, 'a');
      expect(await assignmentToken(key, 'a')).toBe(token);
      expect(await signedToken(key, 'retrace-assignment', { id: 'a' })).toBe(token);
      expect(await assignmentToken(passingKey(), 'a')).not.toBe(token);
      await expect(jwtVerify(token, passingKey())).rejects.toThrow();
    });
  });
});
