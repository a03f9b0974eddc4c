import type { CardView, Decision, GameModule, NamedNumber, PublicState, SeatView, ZoneView } from '#record';
import { capital, counted, flowed, labelled, widthOf, worded } from './text.js';
import { ofSeat, sign, type Theme } from './theme.js';
import { drawTrack, markOf } from './track.js';

const margin = 24;

function drawCard(theme: Theme, card: CardView): string {
  const { paint } = theme;
  const { face } = card;
  if (face === null) return paint.dim('unknown card');
  if (card.emblem !== null) {
    const kind = paint.cyan(worded(card.emblem.kind));
    return [
      ofSeat(theme, card.controller)(face.name),
      kind,
      ...face.text.map((line) => paint.dim(line)),
    ].join(' ');
  }
  const [costs, statistics] = [face.costs, card.statistics.length > 0 ? card.statistics : face.statistics];
  const parts = [
    card.faceDown ? paint.italic(face.name) : face.name,
    ...(costs.length > 0 ? [paint.dim(costs.map(({ value }) => value).join('/'))] : []),
    ...(statistics.length > 0
      ? [statistics.map(({ name, value }) => sign(theme, name, value)).join('')]
      : []),
    ...card.keywords.map((keyword) => paint.cyan(worded(keyword))),
    ...card.statuses.map((status) => paint.yellow(worded(status))),
    ...card.counters.map(({ name, value }) => paint.yellow(`${value} ${worded(name)}`)),
  ];
  return parts.join(' ');
}

/** Merges equal texts and adds their count, so that a row of mana orbs becomes a single entry. */
function grouped(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text));
}

function totals(theme: Theme, cards: readonly CardView[]): string {
  const sums = new Map<string, number>();
  for (const { statistics } of cards)
    for (const { name, value } of statistics) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, value]) => sign(theme, name, value)).join(' ');
}

const titleOf = ({ kind, part }: ZoneView): string =>
  capital(worded(part === null ? kind : `${part} ${kind}`));

function drawZone(theme: Theme, zone: ZoneView): string[] {
  const { paint } = theme;
  const sum = zone.kind === 'expedition' ? totals(theme, zone.cards) : '';
  const label = `  ${paint.dim(titleOf(zone))}`;
  const hidden = zone.cards.length < zone.count || zone.cards.every(({ face }) => face === null);
  const pieces =
    zone.cards.length === 0 || (hidden && zone.kind !== 'limbo')
      ? [paint.dim(counted(zone.count, 'card'))]
      : grouped(zone.cards.map((card) => drawCard(theme, card)));
  const start = sum === '' ? [] : [`${sum} ${paint.dim('in all')}`];
  return labelled(label, flowed([...start, ...pieces], paint.dim('  ·  '), theme.width - margin), margin);
}

/** Lists all empty zones in one line. */
function drawEmpty(theme: Theme, zones: readonly ZoneView[]): string[] {
  if (zones.length === 0) return [];
  const names = zones.map((zone) => titleOf(zone));
  return labelled(
    `  ${theme.paint.dim('–')}`,
    flowed(names, ' · ', theme.width - margin).map((line) => theme.paint.dim(line)),
    margin,
  );
}

/** Draws `mana` and `mana-ready` together as full and empty orbs, and the other resources as numbers. */
function drawResources(theme: Theme, resources: readonly NamedNumber[]): string {
  const { paint } = theme;
  const values = new Map(resources.map(({ name, value }) => [name, value]));
  return resources
    .filter(({ name }) => !name.endsWith('-ready'))
    .map(({ name, value }) => {
      const ready = values.get(`${name}-ready`);
      if (ready === undefined) return `${paint.dim(worded(name))} ${value}`;
      const orbs =
        value <= 15 ? ` ${paint.cyan('●'.repeat(ready))}${paint.dim('○'.repeat(value - ready))}` : '';
      return `${paint.dim(worded(name))} ${ready}/${value}${orbs}`;
    })
    .join(paint.dim('   '));
}

/** The zones whose cards are not listed, because other lines show their content or their size. */
const inTheMargin = new Set(['deck', 'discard', 'mana', 'hero']);

function drawSeat(theme: Theme, seat: SeatView, state: PublicState): string[] {
  const { paint } = theme;
  const zones = state.zones.filter((zone) => zone.seat === seat.seat);
  const listed = zones.filter(({ kind }) => !inTheMargin.has(kind));
  const hero = zones.find(({ kind }) => kind === 'hero')?.cards[0]?.face;
  const remarks = [
    ...(state.clock.seat === seat.seat ? ['has the turn'] : []),
    ...(seat.firstPlayer ? ['first player'] : []),
    ...(seat.passed ? ['passed'] : []),
    ...(state.result?.winners.includes(seat.seat) === true ? ['winner'] : []),
  ];
  const colour = ofSeat(theme, seat.seat);
  const left = `${colour.bold(`${markOf(seat.seat)} ${seat.name}`)}${hero ? paint.dim(` · ${hero.name}`) : ''} `;
  const right = remarks.length > 0 ? ` ${colour(remarks.join(' · '))} ` : '';
  const line = '─'.repeat(Math.max(2, theme.width - 5 - widthOf(left) - widthOf(right)));
  return [
    ` ${colour('──')} ${left}${colour(line)}${right}`,
    `  ${drawResources(theme, seat.resources)}`,
    ...listed.filter(({ count }) => count > 0).flatMap((zone) => drawZone(theme, zone)),
    ...drawEmpty(
      theme,
      listed.filter(({ count }) => count === 0),
    ),
  ];
}

function drawDecision(theme: Theme, decision: Decision, state: PublicState): string {
  const { paint } = theme;
  const name = state.seats[decision.seat]?.name ?? `Seat ${decision.seat}`;
  const many = decision.options.length > 0 ? ` (${counted(decision.options.length, 'option')})` : '';
  return `${ofSeat(theme, decision.seat)(name)} decides: ${worded(decision.kind)}${paint.dim(many)}`;
}

function drawResult(theme: Theme, state: PublicState): string | null {
  if (state.result === null) return null;
  const winners = state.result.winners.map((seat) => state.seats[seat]?.name ?? `Seat ${seat}`);
  const who =
    winners.length === 0 ? 'No player wins' : winners.join(' and ') + (winners.length > 1 ? ' win' : ' wins');
  return `${theme.paint.bold(who)}: ${worded(state.result.reason)} ${theme.paint.dim(`(rule ${state.result.rule})`)}`;
}

/** Returns the game's word for a day. */
export const dayNameOf = ({ tell }: Pick<GameModule, 'tell'>): string => tell.dayName ?? 'Day';

export function drawClock(state: PublicState, dayName = 'Day'): string {
  const { day, phase, turn } = state.clock;
  return [
    ...(day > 0 ? [`${dayName} ${day}`] : []),
    capital(worded(phase)),
    ...(turn > 0 && state.clock.seat !== null ? [`turn ${turn}`] : []),
  ].join(' · ');
}

export function drawBoard(theme: Theme, state: PublicState, dayName = 'Day'): string[] {
  const shared = state.zones.filter(({ seat, count }) => seat === null && count > 0);
  const outcome =
    drawResult(theme, state) ?? (state.decision === null ? null : drawDecision(theme, state.decision, state));
  return [
    ` ${theme.paint.bold(drawClock(state, dayName))}${outcome === null ? '' : `   ${outcome}`}`,
    '',
    ...state.tracks.flatMap((track) => [...drawTrack(theme, track, state), '']),
    ...state.seats.flatMap((seat) => [...drawSeat(theme, seat, state), '']),
    ...shared.flatMap((zone) => [...drawZone(theme, zone), '']),
  ];
}
