import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

describe('retrace text', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  it('shows the tree that a line is read as, and that it is executed', async () => {
    const { exit, stdout } = await terminal.run('text', '{J} Draw a card.');
    expect(exit).toBe(0);
    expect(stdout).toContain('"kind": "draw"');
    expect(stdout.trim().endsWith('executed')).toBe(true);
  });

  it('marks where reading stops and says what was expected', async () => {
    const { exit, stdout } = await terminal.run('text', '{J} Draw a carp.');
    expect(exit).toBe(1);
    expect(stdout).toMatch(/\^+/);
    expect(stdout).toContain('expected: ');
  });

  it('reads it as it would stand on another card', async () => {
    expect(await terminal.run('text', 'Draw a card.')).toMatchObject({ exit: 1 });
    expect(await terminal.run('text', 'Draw a card.', '--type', 'spell')).toMatchObject({ exit: 0 });
    expect(await terminal.json('text', 'Draw a card.', '--type', 'spell')).toMatchObject({
      document: { kind: 'parsed' },
    });
  });
});
