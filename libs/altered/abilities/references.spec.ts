import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { cardOf, printOf, referenceOf } from './references.js';

describe('a reference', () => {
  it.each([
    ['alt_core_b_ax_4_c', 'ALT_CORE_B_AX_04_C'],
    ['ALT_CORE_B_AX_04_R', 'ALT_CORE_B_AX_04_R1'],
    ['ALT_EOLE_B_AX_106_U_1', 'ALT_EOLE_B_AX_106_U_1'],
    ['ALT_DUSTERCB_P_AX_85_C_12', 'ALT_DUSTERCB_P_AX_85_C_012'],
    ['ALT_DUSTERCB_P_AX_85_C_XXX', 'ALT_DUSTERCB_P_AX_85_C_XXX'],
    ['ALT_COREKS_B_NE_01_C', 'ALT_COREKS_B_NE_1_C'],
  ])('%s is normalised to %s', (given, written) => {
    const print = printOf(given);
    expect(print && referenceOf(print)).toBe(written);
  });

  it.each(['ALT_CORE_B_AX_04', 'ALT_CORE_X_AX_04_C', 'ALT_CORE_B_AX_04_U', 'OPEN_RIVER_B_AX_03_C', ''])(
    '"%s" is not a print',
    (given) => {
      expect(printOf(given)).toBeNull();
      expect(cardOf(given)).toBe(given);
    },
  );

  it.each([
    ['ALT_CYCLONE_A_BR_79_C', 'ALT_CYCLONE_B_BR_79_C'],
    ['ALT_MUSUBI_B_OR_09_C', 'ALT_CORE_B_OR_09_C'],
    ['ALT_TCS3_P_AX_53_R1', 'ALT_BISE_B_AX_53_R1'],
    ['ALT_DUSTERCB_P_AX_85_C_XXX', 'ALT_DUSTER_B_AX_85_C'],
    ['ALT_CORE_B_AX_04_R', 'ALT_COREKS_B_AX_04_R1'],
  ])('%s names the same card as %s', (left, right) => {
    expect(cardOf(left)).toBe(cardOf(right));
  });

  it.each([
    ['ALT_CORE_B_AX_04_R1', 'ALT_CORE_B_AX_04_R2'],
    ['ALT_CORE_B_AX_04_C', 'ALT_CORE_B_BR_04_C'],
    ['ALT_CORE_B_BR_11_U_901', 'ALT_COREKS_B_BR_11_U_901'],
    ['ALT_CORE_B_BR_11_U_901', 'ALT_CORE_B_BR_11_U_902'],
  ])('%s names a different card from %s', (left, right) => {
    expect(cardOf(left)).not.toBe(cardOf(right));
  });

  const files = sharedPaths(
    ...['', '-2', '-3'].map((part) => `cards/altered-cards-en${part}.json`),
    'real-files/cards/collectorNumber.csv',
  );
  (files.length > 0 ? it : it.skip)('has one card name in all published sets', () => {
    const names = new Map<string, Set<string>>();
    for (const file of files.slice(0, 3))
      for (const { reference, name } of JSON.parse(readFileSync(file, 'utf8')) as {
        reference: string;
        name: string;
      }[])
        names.set(cardOf(reference), (names.get(cardOf(reference)) ?? new Set()).add(name));
    expect([...names].filter(([, own]) => own.size > 1)).toEqual([]);
    expect(names.size).toBe(2174);
  });

  (files.length > 0 ? it : it.skip)(
    'is valid in all rows with collector numbers, except two malformed rows',
    () => {
      const rows = readFileSync(files[3] ?? '', 'utf8')
        .trim()
        .split(/\r?\n/);
      const unread = rows.filter((row) => {
        const [reference = ''] = row.split(';');
        return printOf(reference) === null;
      });
      expect([rows.length, unread.length]).toEqual([3103, 2]);
    },
  );
});
