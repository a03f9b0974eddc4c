import {
  fingerprint,
  formatPosition,
  parsePosition,
  type CardFace as Face,
  type Decision,
  type GameModule,
} from '#record';
import type { CardLine } from '../../cards/card.types.js';
import { rulesOf } from '../../game-modules.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import type { GameState, PendingDecision } from './state.types.js';

/** The game at a position as somebody may see it; problems `POSITION_INVALID`, `POSITION_OUT_OF_RANGE`, `VIEWER_INVALID`. */
export function publicState(
  game: OpenedGame,
  at: string | null,
  as: string,
  linesOf: (face: Face) => readonly CardLine[],
): GameState {
  const { module, replay } = game;
  const viewer = valueOf(game.viewer(as));
  const position = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
  const state = valueOf(replay.at(position));
  const view = module.see.view(state, viewer);
  const known = viewer.kind === 'omniscient' && position.action === undefined;
  return {
    ...view,
    zones: view.zones.map((zone) => ({
      ...zone,
      cards: zone.cards.map((card) => ({
        ...card,
        face: card.face && { ...card.face, lines: linesOf(card.face) },
      })),
    })),
    position: formatPosition(position),
    decision: view.decision && pendingDecision(module, view.decision),
    fingerprint: known ? fingerprint(module.fold.canonical(state)) : null,
  };
}

/** What is asked, as a viewer was shown it. */
export function pendingDecision(module: Pick<GameModule, 'tell'>, decision: Decision): PendingDecision {
  const { id, seat, kind, min, max, options, rules } = decision;
  return {
    id,
    seat,
    kind,
    min,
    max,
    optionCount: options.length,
    options: options.length === 0 ? null : options.map(({ key, about = null }) => ({ key, about })),
    rules: rulesOf(module, rules, 'en'),
  };
}
