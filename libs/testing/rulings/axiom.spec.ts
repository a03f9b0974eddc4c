import { expect } from '@jest/globals';
import { Table } from '../table.js';
import { ruling } from './ruling.js';

ruling('ALT_CORE_B_AX_04_C q1', 'editions 1.0 and 4.0', 'an effect with nothing to act on', (card) => {
  const table = new Table({ seats: [{ hand: [card], mana: 2 }, {}] });
  table.choose(`play ${card.name} hero`);
  expect(table.names('hero', 0)).toEqual([card.name]);
  expect(table.names('reserve', 0)).toEqual([]);
  expect(table.deciding).toBe('1: turn');
});
