import type { TrackView } from '#record';
import { chartOf, colourOf } from './chart.js';
import type { OpenZone } from './open-zones.js';
import { percent, signedPercent, type Report, type ReportLine } from './report.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Foreign text in HTML, in content and in attributes. */
export const inHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? '');

/** The page loads nothing and runs nothing, whatever names say. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto}.board{border:1px solid #ccc;border-radius:.5rem;padding:.5rem;margin:.5rem 0 1.5rem;font-size:.85rem}
.track{display:flex;gap:.2rem;margin:.4rem 0}.space{flex:1;border:1px solid #bbb;border-radius:.3rem;padding:.2rem;text-align:center;min-height:2.6rem}
.zone{margin:.2rem 0}.card{display:inline-block;border:1px solid #999;border-radius:.3rem;padding:0 .4rem;margin:.1rem;background:#f6f3ea}
.marker{display:inline-block;width:.8rem;height:.8rem;border-radius:50%;margin:0 .1rem}small{color:#666}`;

/** A report as a page of its own. */
export function htmlOf(report: Report): string {
  const { words, names, locale } = report;
  const title = `${words.title}: ${names.map(inHtml).join(' – ')}`;
  const players = names.map((name, seat) => `<th style="color:${colourOf(seat)}">${inHtml(name)}</th>`);
  const line = ({ revision, text }: ReportLine): string =>
    `<li id="p${revision}"><small>${words.position} ${revision}</small> ${inHtml(text)}</li>`;
  const list = (lines: readonly ReportLine[]): string => `<ul>${lines.map(line).join('')}</ul>`;
  const seats = report.seats.map(
    ({ seat, accuracy, luck, skill }) =>
      `<tr><td>${inHtml(names[seat] ?? `${seat}`)}</td><td>${accuracy === null ? '–' : percent(accuracy)}</td>` +
      `<td>${signedPercent(luck)}</td><td>${signedPercent(skill)}</td></tr>`,
  );
  const measures = report.measures.map(
    ({ name, values }) =>
      `<tr><td>${inHtml(name)}</td>${values.map((value) => `<td>${value ?? '–'}</td>`).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${inHtml(report.result)} <small>${inHtml(report.made)}</small></p>
<table><tr><th>${words.player}</th><th>${words.accuracy}</th><th>${words.luck}</th><th>${words.skill}</th></tr>${seats.join('')}</table>
<h2>${words.chances}</h2>
${chartOf(report, inHtml)}
<h2>${words.turning}</h2>
${report.turningPoints.map((turning) => `${list([turning])}${boardOf(turning.tracks, turning.zones)}`).join('\n')}
<h2>${words.mistakes}</h2>
${report.mistakes.length === 0 ? `<p>${words.noMistakes}</p>` : list(report.mistakes)}
<h2>${words.missed}</h2>
${list(report.missed)}
<h2>${words.measures}</h2>
<table><tr><th></th>${players.join('')}</tr>${measures.join('')}</table>
</body></html>
`;
}

/** A picture of the table: tracks with their markers, and what lies open, by zone. */
function boardOf(tracks: readonly TrackView[], zones: readonly OpenZone[]): string {
  const open = zones.map(({ seat, owner, name, cards }) => {
    const of = seat === null ? '' : `<b style="color:${colourOf(seat)}">${inHtml(owner)}</b> `;
    const faces = cards.map((card) => `<span class="card">${inHtml(card)}</span>`).join('');
    return `<div class="zone">${of}${inHtml(name)}: ${faces}</div>`;
  });
  return `<div class="board">${tracks.map(trackOf).join('')}${open.join('')}</div>`;
}

const trackOf = ({ spaces, markers }: TrackView): string =>
  `<div class="track">${spaces
    .map(({ key, name, terrains }) => {
      const here = markers
        .filter(({ space }) => space === key)
        .map(
          ({ seat, kind }) =>
            `<span class="marker" title="${inHtml(kind)}" style="background:${colourOf(seat)}"></span>`,
        );
      const what = terrains.length === 0 ? name : terrains.join(' ');
      return `<div class="space">${inHtml(what)}<br>${here.join('')}</div>`;
    })
    .join('')}</div>`;
