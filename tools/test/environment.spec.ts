import vm from 'node:vm';
import { expect, it } from '@jest/globals';

it('has an ordinary global object: no other object stands behind it', () => {
  expect(vm.isContext(globalThis)).toBe(true);
});
