import { Command } from 'commander';
import { fuzzDoors } from './fuzz-doors.js';
import { fuzzDrafts } from './fuzz-drafts.js';
import { fuzzGames } from './fuzz-games.js';
import { fuzzLogs } from './fuzz-logs.js';

/** `npm run fuzz`: tests guarantees with random games, drafts or other inputs, until one is violated. */
await new Command('npm run fuzz --')
  .description('check guarantees with random games, drafts and other inputs')
  .addCommand(fuzzGames, { isDefault: true })
  .addCommand(fuzzDoors)
  .addCommand(fuzzLogs)
  .addCommand(fuzzDrafts)
  .parseAsync();
