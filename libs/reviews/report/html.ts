import escapeHtml from 'escape-html';
import { percent, seatPoints, signedPoints, sumOf, unsurePoints } from '../percent.js';
import { boardOf } from './board.js';
import { chartOf } from './chart.js';
import type { Mistake, Report, Turning } from './report.js';
import { reportStyle } from './style.js';

/** Prevents the page from loading or running anything, even if a name contains markup. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Formats a report as a self-contained HTML page. */
export function htmlOf(report: Report): string {
  const { words, names, locale } = report;
  const title = escapeHtml(`${words.title}: ${names.join(' – ')}`);
  const heading = names.map((name, seat) => `<span class="name s${seat % 4}">${escapeHtml(name)}</span>`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${reportStyle}</style></head><body><main>
<small>${words.title} · ${escapeHtml(report.game)}</small>
<h1>${heading.join(' – ')}</h1>
<p class="result">${escapeHtml(report.result)} <small>${escapeHtml(report.made)}</small></p>
${report.observed === null ? '' : `<p>${report.observed}</p>`}
${report.unjudged === null ? '' : `<p>${escapeHtml(report.unjudged)}</p>`}
<div class="players">${playersOf(report)}</div>
<h2>${words.chances}</h2>
<div class="chart"><p class="legend">${legendOf(report)}</p>${chartOf(report)}</div>
<h2>${words.turning}</h2>
${report.turningPoints.length === 0 ? `<p>${words.noTurning}</p>` : report.turningPoints.map(turningOf(report)).join('\n')}
<h2>${words.mistakes}</h2>
<p>${report.mistakes.length === 0 ? words.noMistakes : words.asKnown}</p>
${report.mistakes.map(mistakeOf(report)).join('\n')}
<h2>${words.missed}</h2>
${report.missed.length === 0 ? `<p>${words.noMissed}</p>` : `<div class="lists">${missedIn(report)}</div>`}
<h2>${words.measures}</h2>
${measuresOf(report)}
</main></body></html>
`;
}

const playersOf = ({ seats, names, words, locale }: Report): string =>
  seats
    .map(({ seat, accuracy, error, ...parts }) => {
      const points = seatPoints(parts, seats.length);
      const numbers = [
        [words.accuracy, accuracy === null ? '–' : percent(accuracy, locale)],
        [words.skill, unsurePoints(points.skill, error)],
        [words.luck, signedPoints(points.luck)],
        [words.sum, sumOf(points)],
      ].map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`);
      return `<div class="player s${seat % 4}"><h3 class="name">${escapeHtml(names[seat] ?? `${seat}`)}</h3><dl>${numbers.join('')}</dl></div>`;
    })
    .join('');

const legendOf = ({ names }: Report): string =>
  names.map((name, seat) => `<span class="s${seat % 4}"><i></i>${escapeHtml(name)}</span>`).join('');

const positionLabel = ({ words }: Report, { day, revision }: Turning | Mistake): string =>
  `<small>${escapeHtml(day)} · ${words.position} ${revision}</small>`;

const turningOf =
  (report: Report) =>
  (turning: Turning, index: number): string =>
    `<section class="turning" id="p${turning.revision}"><div class="moment"><span class="number">${index + 1}</span><div><p>${escapeHtml(turning.text)}</p>${positionLabel(report, turning)}</div></div>${boardOf(turning.table)}</section>`;

const mistakeOf =
  (report: Report) =>
  (mistake: Mistake): string =>
    `<section class="mistake ${mistake.grade}"><div class="moment"><span class="sign">${mistake.sign}</span><h3>${escapeHtml(mistake.title)}</h3><span class="loss">${mistake.loss}</span></div><p>${escapeHtml(mistake.text)}</p>${positionLabel(report, mistake)}</section>`;

/** Formats the missed chances as a list for each player. */
const missedIn = ({ missed, names, words }: Report): string =>
  names
    .map((name, seat) => {
      const own = missed
        .filter((entry) => entry.seat === seat)
        .map(
          ({ text, day, revision, rule }) =>
            `<li>${escapeHtml(text)}<br><small>${escapeHtml(`${day} · ${words.position} ${revision} · ${rule}`)}</small></li>`,
        );
      const list = own.length === 0 ? `<p>${words.noMissed}</p>` : `<ul>${own.join('')}</ul>`;
      return `<div class="list s${seat % 4}"><h3 class="name">${escapeHtml(name)}</h3>${list}</div>`;
    })
    .join('');

function measuresOf({ measures, names }: Report): string {
  const players = names.map((name, seat) => `<th class="name s${seat % 4}">${escapeHtml(name)}</th>`);
  const rows = measures.map(
    ({ name, values }) =>
      `<tr><td>${escapeHtml(name)}</td>${values.map((value) => `<td>${value ?? '–'}</td>`).join('')}</tr>`,
  );
  return `<table><tr><th></th>${players.join('')}</tr>${rows.join('')}</table>`;
}
