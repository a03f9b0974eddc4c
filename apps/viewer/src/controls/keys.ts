import type { Direction, Unit } from '../cursor/game-line.js';

export type Command =
  | { readonly kind: 'move'; readonly unit: Unit; readonly direction: Direction }
  | { readonly kind: 'jump'; readonly direction: Direction }
  | { readonly kind: 'panel'; readonly panel: 'log' | 'why' | 'notes' }
  | { readonly kind: 'start' | 'end' | 'play' | 'flip' | 'perspective' | 'help' | 'theme' | 'copy' };

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
  d: move('decision', 'forward'),
  PageDown: move('phase', 'forward'),
  PageUp: move('phase', 'back'),
  ']': move('day', 'forward'),
  '[': move('day', 'back'),
  j: { kind: 'jump', direction: 'forward' },
  k: { kind: 'jump', direction: 'back' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  ' ': { kind: 'play' },
  f: { kind: 'flip' },
  p: { kind: 'perspective' },
  t: { kind: 'theme' },
  c: { kind: 'copy' },
  l: { kind: 'panel', panel: 'log' },
  w: { kind: 'panel', panel: 'why' },
  n: { kind: 'panel', panel: 'notes' },
  '?': { kind: 'help' },
};

const shifted: Readonly<Record<string, Command>> = {
  ArrowRight: move('turn', 'forward'),
  ArrowLeft: move('turn', 'back'),
  d: move('decision', 'back'),
};

/** Returns the command for a key. Null if the key has no command or the browser handles the key itself. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (shiftKey ? shifted[name] : undefined) ?? plain[name] ?? null;
}

/** The keyboard shortcuts listed in the help, and the names of the texts that describe them. */
export const keyHelp = [
  { keys: ['←', '→'], does: 'step' },
  { keys: ['Shift ←', 'Shift →'], does: 'turn' },
  { keys: [',', '.'], does: 'action' },
  { keys: ['Shift D', 'D'], does: 'decision' },
  { keys: ['Page Up', 'Page Down'], does: 'phase' },
  { keys: ['[', ']'], does: 'day' },
  { keys: ['K', 'J'], does: 'jump' },
  { keys: ['Home', 'End'], does: 'ends' },
  { keys: ['Space'], does: 'play' },
  { keys: ['L'], does: 'log' },
  { keys: ['W'], does: 'why' },
  { keys: ['N'], does: 'notes' },
  { keys: ['P'], does: 'perspective' },
  { keys: ['F'], does: 'flip' },
  { keys: ['C'], does: 'copy' },
  { keys: ['T'], does: 'theme' },
  { keys: ['?'], does: 'help' },
] as const;
