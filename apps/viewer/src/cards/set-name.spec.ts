import { expect, it } from '@jest/globals';
import { setName } from './set-name.js';

it.each([
  ['RIVER', 'River'],
  ['COREKS', 'Beyond the Gates – KS Edition'],
  ['NEWSET', 'NEWSET'],
])('the set %s is called %s', (code, name) => {
  expect(setName(code)).toBe(name);
});
