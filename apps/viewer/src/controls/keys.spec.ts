import { describe, expect, it } from '@jest/globals';
import { commandOf } from './keys.js';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('commandOf', () => {
  it('steps with the arrows, by turn with Shift', () => {
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

  it('leaves what belongs to the browser alone', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(commandOf({ ...none, key: 'ArrowLeft', [modifier]: true })).toBeNull();
    expect(commandOf({ ...none, key: 'F5' })).toBeNull();
  });

  it('takes letters in either case, and the question mark with Shift', () => {
    expect(commandOf({ ...none, key: 'F' })).toEqual({ kind: 'flip' });
    expect(commandOf({ ...none, key: 'w' })).toEqual({ kind: 'panel', panel: 'why' });
    expect(commandOf({ ...none, key: '?', shiftKey: true })).toEqual({ kind: 'help' });
  });

  it('goes by decision with D, back with Shift', () => {
    const decision = { kind: 'move', unit: 'decision' };
    expect(commandOf({ ...none, key: 'd' })).toEqual({ ...decision, direction: 'forward' });
    expect(commandOf({ ...none, key: 'D', shiftKey: true })).toEqual({ ...decision, direction: 'back' });
  });
});
