import type { Command } from '../controls/keys.js';
import { nextPerspective } from '../cursor/perspectives.js';
import { useKeys } from '../controls/use-keys.js';
import type { Direction } from '../cursor/game-line.js';
import type { Noting } from '../notes/use-noting.js';
import type { Panels } from './use-panels.js';
import { toggleTheme } from '../shell/theme.js';
import type { Replay } from '../playback/use-replay.js';

interface Commanded {
  readonly replay: Replay;
  readonly panels: Panels;
  readonly noting: Noting;
  readonly copy: () => void;
  readonly help: () => void;
  readonly jump: (direction: Direction) => void;
}

export function useCommands({ replay, panels, noting, copy, help, jump }: Commanded): void {
  const run = (command: Command): void => {
    switch (command.kind) {
      case 'move':
        return replay.step(command.unit, command.direction);
      case 'jump':
        return jump(command.direction);
      case 'start':
        return replay.toStart();
      case 'end':
        return replay.toEnd();
      case 'play':
        return replay.togglePlay();
      case 'flip':
        return replay.flip();
      case 'perspective':
        return replay.game ? replay.lookAs(nextPerspective(replay.game, replay.as)) : undefined;
      case 'theme':
        return toggleTheme();
      case 'copy':
        return copy();
      case 'panel':
        if (command.panel === 'notes' && replay.game?.writable === true) noting.begin();
        else if (panels.shown?.id === command.panel) return panels.open(null);
        return panels.open(command.panel);
      case 'help':
        return help();
    }
  };
  useKeys(run);
}
