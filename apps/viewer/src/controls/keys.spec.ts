import { describe, expect, it } from '@jest/globals';
import { commandOf } from './keys.js';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('commandOf', () => {
  it('steps with the arrow keys, by turn with Shift', () => {
    expect(commandOf({ ...none, key: 'ArrowRight' })).toEqual({
      kind: 'move',
      unit: 'step',
      direction: 'forward',
    });
    expect(commandOf({ ...none, key: 'ArrowLeft', shiftKey: true })).toEqual({
      kind: 'move',
      unit: 'turn',
      direction: 'back',
    });
  });

  it('ignores keys that belong to the browser', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(commandOf({ ...none, key: 'ArrowLeft', [modifier]: true })).toBeNull();
    expect(commandOf({ ...none, key: 'F5' })).toBeNull();
  });

  it('accepts letters in either case, and the question mark with Shift', () => {
    expect(commandOf({ ...none, key: 'F' })).toEqual({ kind: 'flip' });
    expect(commandOf({ ...none, key: 'w' })).toEqual({ kind: 'panel', panel: 'why' });
    expect(commandOf({ ...none, key: '?', shiftKey: true })).toEqual({ kind: 'help' });
  });

  it('moves by decision with D, and back with Shift', () => {
    const decision = { kind: 'move', unit: 'decision' };
    expect(commandOf({ ...none, key: 'd' })).toEqual({ ...decision, direction: 'forward' });
    expect(commandOf({ ...none, key: 'D', shiftKey: true })).toEqual({ ...decision, direction: 'back' });
  });
});
