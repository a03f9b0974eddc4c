import type { Direction, Unit } from '../cursor/game-line.js';

export type Command =
  | { readonly kind: 'move'; readonly unit: Unit; readonly direction: Direction }
  | {
      readonly kind:
        'start' | 'end' | 'play' | 'flip' | 'perspective' | 'help' | 'theme' | 'copy' | 'why' | 'note';
    };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const move = (unit: Unit, direction: Direction): Command => ({ kind: 'move', unit, direction });

const plain: Readonly<Record<string, Command>> = {
  ArrowRight: move('step', 'forward'),
  ArrowLeft: move('step', 'back'),
  '.': move('action', 'forward'),
  ',': move('action', 'back'),
  PageDown: move('phase', 'forward'),
  PageUp: move('phase', 'back'),
  ']': move('day', 'forward'),
  '[': move('day', 'back'),
  Home: { kind: 'start' },
  End: { kind: 'end' },
  ' ': { kind: 'play' },
  f: { kind: 'flip' },
  p: { kind: 'perspective' },
  t: { kind: 'theme' },
  c: { kind: 'copy' },
  w: { kind: 'why' },
  n: { kind: 'note' },
  '?': { kind: 'help' },
};

const shifted: Readonly<Record<string, Command>> = {
  ArrowRight: move('turn', 'forward'),
  ArrowLeft: move('turn', 'back'),
};

/** What a key asks for; null for keys that belong to the browser or to nobody. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (shiftKey && shifted[key]) return shifted[key];
  return plain[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** What the help lists: keys and what they do. */
export const keyHelp: readonly (readonly [readonly string[], string])[] = [
  [['←', '→'], 'one step back or forward'],
  [['Shift ←', 'Shift →'], 'one turn'],
  [[',', '.'], 'one atomic action'],
  [['Page Up', 'Page Down'], 'one phase'],
  [['[', ']'], 'one day'],
  [['Home', 'End'], 'start and end of the game'],
  [['Space'], 'play or pause'],
  [['P'], 'switch the perspective'],
  [['F'], 'swap the sides of the table'],
  [['C'], 'copy a link to this view'],
  [['W'], 'why reactions were activated, and others not'],
  [['N'], 'notes about this moment'],
  [['T'], 'dark or light theme'],
  [['?'], 'this help'],
];
