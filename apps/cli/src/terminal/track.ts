import type { PublicState, SpaceView, TrackView } from '#record';
import { centred, cut, flowed, worded } from './text.js';
import { ofSeat, sign, type Theme } from './theme.js';

/** Returns the letter of a seat, which identifies the seat even without colours. */
export const markOf = (seat: number): string => String.fromCharCode(65 + (seat % 26));

/**
 * Draws the spaces of a track and their markers as a table. If the spaces differ by seat, the first table contains the
 * first seat's spaces, and a second table contains all others.
 */
export function drawTrack(theme: Theme, track: TrackView, state: PublicState): string[] {
  const isFirst = ({ seats }: SpaceView): boolean => seats?.includes(0) !== false;
  const rows = [track.spaces.filter(isFirst), track.spaces.filter((space) => !isFirst(space))];
  const shown = rows.filter(({ length }) => length > 0);
  const most = Math.max(...shown.map(({ length }) => length));
  const kinds = [...new Set(track.markers.map(({ kind }) => kind))];
  const legend = [
    ...kinds.map((kind) => `${kind.charAt(0).toUpperCase()} ${worded(kind)}`),
    ...state.seats.map(({ seat, name }) => ofSeat(theme, seat)(`${markOf(seat)} ${name}`)),
  ];
  return shown.length === 0
    ? []
    : [
        ...shown.flatMap((spaces) => drawRow(theme, { ...track, spaces }, kinds, most)),
        `  ${legend.join(theme.paint.dim('  '))}`,
      ];
}

/** Draws a row of spaces. Each space is as wide as in a row of `most` spaces, so that rows align. */
function drawRow(theme: Theme, track: TrackView, kinds: readonly string[], most: number): string[] {
  const { paint } = theme;
  const count = track.spaces.length;
  const cell = Math.max(9, Math.floor((theme.width - 3) / most) - 1);
  const inner = cell - 2;

  const rule = (left: string, middle: string, right: string): string =>
    ` ${paint.dim(left + Array<string>(count).fill('─'.repeat(cell)).join(middle) + right)}`;
  const row = (cells: readonly string[]): string =>
    ` ${paint.dim('│')}${cells.map((text) => ` ${text} `).join(paint.dim('│'))}${paint.dim('│')}`;

  const words = track.spaces.map(({ name }) => flowed(name.split(' '), ' ', inner));
  const names = Array.from({ length: Math.max(...words.map(({ length }) => length)) }, (_, line) =>
    track.spaces.map(({ faceDown }, index) => {
      const text = centred(cut(words[index]?.[line] ?? '', inner), inner);
      return faceDown ? paint.dim(text) : paint.bold(text);
    }),
  );
  const terrains = track.spaces.map((space) =>
    centred(
      space.terrains.length > 0
        ? space.terrains.map((terrain) => sign(theme, terrain)).join(' ') +
            (space.faceDown ? paint.dim(' ?') : '')
        : paint.dim(space.faceDown ? '· · ·' : ''),
      inner,
    ),
  );
  const markers = kinds.map((kind) =>
    track.spaces.map((space) => {
      const here = track.markers.filter((marker) => marker.kind === kind && marker.space === space.key);
      return centred(
        here
          .map(({ seat }) => ofSeat(theme, seat)(`${kind.charAt(0).toUpperCase()}${markOf(seat)}`))
          .join(' '),
        inner,
      );
    }),
  );

  return [rule('╭', '┬', '╮'), ...names.map(row), row(terrains), ...markers.map(row), rule('╰', '┴', '╯')];
}
