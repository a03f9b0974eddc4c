import { Chalk, type ChalkInstance } from 'chalk';

/** The colours and symbols of a terminal. */
export interface Theme {
  readonly paint: ChalkInstance;
  /** The width in terminal columns. */
  readonly width: number;
}

const narrowest = 60;
const widest = 120;

/**
 * Returns the theme for a stream. The theme uses colours if the terminal supports them or `FORCE_COLOR` is set. It
 * never uses colours if `NO_COLOR` is set.
 */
export function themeFor(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: NodeJS.ProcessEnv,
): Theme {
  const forced = environment['FORCE_COLOR'] !== undefined && environment['FORCE_COLOR'] !== '0';
  const refused = (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb';
  const level = refused ? 0 : forced ? 3 : stream.isTTY !== true ? 0 : trueColour(environment) ? 3 : 2;
  const columns = stream.columns ?? (Number(environment['COLUMNS']) || 100);
  return { paint: new Chalk({ level }), width: Math.max(narrowest, Math.min(widest, columns)) };
}

const trueColour = (environment: NodeJS.ProcessEnv): boolean =>
  /^(truecolor|24bit)$/.test(environment['COLORTERM'] ?? '');

const seatColours = ['#4cb7c5', '#e08fb3', '#d9b45b', '#9ccf7a'] as const;

/** Returns the colour of a seat, which is the same throughout the output. */
export const ofSeat = ({ paint }: Theme, seat: number): ChalkInstance =>
  paint.hex(seatColours[seat % seatColours.length] ?? seatColours[0]);

const looks: Readonly<Record<string, { readonly sign: string; readonly colour: string }>> = {
  forest: { sign: '♣', colour: '#7fb069' },
  mountain: { sign: '▲', colour: '#d08c60' },
  water: { sign: '≈', colour: '#6ca6c1' },
  attack: { sign: '⚔', colour: '#d9a066' },
  health: { sign: '♥', colour: '#d9707f' },
  durability: { sign: '◈', colour: '#8fa3bf' },
};

/**
 * Formats a statistic or terrain as a coloured symbol, or as its name if it has no symbol. Adds the value if there is
 * one.
 */
export function sign(theme: Theme, name: string, value?: number): string {
  const look = looks[name];
  const paint = look === undefined ? theme.paint : theme.paint.hex(look.colour);
  return paint(`${look?.sign ?? (value === undefined ? name : `${name} `)}${value ?? ''}`);
}
