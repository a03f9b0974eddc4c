import { Inject, Injectable } from '@nestjs/common';
import type { GameStreams } from '#event-store';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError } from '../problem-error.js';
import type { ImportResult } from './import.types.js';

@Injectable()
export class Imports {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  async take(_file: string): Promise<ImportResult> {
    throw new ProblemError({ code: 'IMPORT_UNAVAILABLE', message: 'Not yet.' });
  }
}
