import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

describe('retrace text', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  it('shows the parse tree of a line, and whether it is executed', async () => {
    const { exit, stdout } = await terminal.run('text', '{J} Draw a card.');
    expect(exit).toBe(0);
    expect(stdout).toContain('"kind": "draw"');
    expect(stdout.trim().endsWith('executed')).toBe(true);
  });

  it('marks where reading stops and prints what was expected', async () => {
    const { exit, stdout } = await terminal.run('text', '{J} Draw a carp.');
    expect(exit).toBe(1);
    expect(stdout).toMatch(/\^+/);
    expect(stdout).toContain('expected: ');
  });

  it('reports execution in an edition exactly if `cards compile` does', async () => {
    const lines = [
      'Target Character gains 1 boost.',
      '{J} Roll a die. Draw a card.',
      '{J} You may sacrifice me. If you do, draw a card.',
      '{J} [[Sabotage]].',
      '{J} Each player discards their hand.',
      'When another Permanent joins your Expeditions or Landmarks — Draw a card.',
      '{J} [[Exhausted Resupply]].',
    ];
    const outcomes = new Set<boolean>();
    for (const [index, text] of lines.entries()) {
      const card = {
        reference: `ALT_TEST_B_OR_${index}_C`,
        name: 'Line',
        type: index === 0 ? 'SPELL' : 'CHARACTER',
        subtypes: [],
        faction: 'OR',
        rarity: 'COMMON',
        handCost: 1,
        reserveCost: 1,
        forest: 1,
        mountain: 1,
        ocean: 1,
        mainEffect: text,
        echoEffect: null,
        completedEffect: null,
      };
      await terminal.file('line.json', JSON.stringify([card]));
      for (const edition of ['1.0', '4.0']) {
        const counted = await terminal.json('cards', 'compile', 'line.json', '--edition', edition);
        const type = index === 0 ? 'spell' : 'character';
        const { stdout } = await terminal.run('text', text, '--type', type, '--edition', edition);
        const { executable } = counted.document as { executable: number };
        expect([text, edition, /^executed$/m.test(stdout)]).toEqual([text, edition, executable === 1]);
        outcomes.add(executable === 1);
      }
    }
    expect(outcomes.size).toBe(2);
  });

  it('reads the line as if it were on another card', async () => {
    expect(await terminal.run('text', 'Draw a card.')).toMatchObject({ exit: 1 });
    expect(await terminal.run('text', 'Draw a card.', '--type', 'spell')).toMatchObject({ exit: 0 });
    expect(await terminal.json('text', 'Draw a card.', '--type', 'spell')).toMatchObject({
      document: { kind: 'parsed' },
    });
  });
});
