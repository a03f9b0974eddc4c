import escapeHtml from 'escape-html';
import type { OpenCard, OpenZone, ReportTable, ReportTrack, Worded, WordedNumber } from './table.js';

/** SVG paths on a grid of 16 × 16. */
const drawings: Readonly<Record<string, string>> = {
  forest: 'M8 1 3.5 7H6l-4 5h5v3h2v-3h5l-4-5h2.5z',
  mountain: 'M1 14 6 4l3 5 2-3 4 8z',
  water: 'M8 1c3 4 5 6.4 5 9a5 5 0 0 1-10 0c0-2.6 2-5 5-9z',
};

/** Draws the table: tracks with their markers, and each player's cards by zone. */
export function boardOf({ tracks, zones, seats }: ReportTable): string {
  const sides = seats.map(({ seat, name, has }) => {
    const numbers = has.map(({ word, value }) => `${escapeHtml(word)} <b>${value}</b>`).join(' · ');
    const own = zonesIn(zones.filter((zone) => zone.seat === seat));
    return `<div class="side s${seat % 4}"><p><b class="owner">${escapeHtml(name)}</b> <small>${numbers}</small></p>${own}</div>`;
  });
  const shared = zonesIn(zones.filter(({ seat }) => seat === null));
  return `<div class="board">${tracks.map(trackOf).join('')}<div class="sides">${sides.join('')}</div>${shared}</div>`;
}

const trackOf = ({ spaces, markers }: ReportTrack): string =>
  `<div class="track">${spaces
    .map(({ key, name, terrains }) => {
      const what = terrains.length === 0 ? escapeHtml(name) : terrains.map(terrainOf).join('');
      const here = markers
        .filter(({ space }) => space === key)
        .map(({ seat, word }) => {
          const letter = escapeHtml(word.charAt(0).toUpperCase());
          return `<b class="marker s${seat % 4}" title="${escapeHtml(word)}">${letter}</b>`;
        });
      return `<div class="space"><div>${what}</div><div>${here.join('')}</div></div>`;
    })
    .join('')}</div>`;

/** Returns a drawing of a terrain with a label, or the escaped name if there is no drawing. */
function terrainOf({ kind, word }: Worded): string {
  const [drawing, label] = [drawings[kind], escapeHtml(word)];
  if (drawing === undefined) return label;
  return `<svg class="${kind}" viewBox="0 0 16 16" role="img" aria-label="${label}"><title>${label}</title><path d="${drawing}"/></svg>`;
}

const zonesIn = (zones: readonly OpenZone[]): string =>
  zones
    .map(
      ({ name, cards }) =>
        `<div class="zone"><small>${escapeHtml(name)}</small> ${cards.map(cardOf).join(' ')}</div>`,
    )
    .join('');

const cardOf = ({ name, statistics, count }: OpenCard): string =>
  `<span class="card">${escapeHtml(name)}${count > 1 ? ` × ${count}` : ''}${statistics.map(numberOf).join('')}</span>`;

const numberOf = ({ kind, word, value }: WordedNumber): string =>
  `<i class="${drawings[kind] === undefined ? 'number' : kind}" title="${escapeHtml(word)}">${value}</i>`;
