import { useContext, useDeferredValue, useMemo, useState } from 'react';
import type { GameState } from '../api/shapes.js';
import type { PanelProps } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { filtered, type LogKind } from './log-filter.js';
import { groupEntries, shownRevision } from '../cursor/log-groups.js';
import { LogList } from './log-list.js';
import { rowsOf, rowsUpTo } from './log-rows.js';
import { marksByRow, RowMarksContext } from './row-marks.js';
import { LogTools } from './log-tools.js';
import { useCardEntries } from './use-card-entries.js';
import './log.css';

/** Shows the events of the game as text. `about` is the name of a card, or null. */
export function LogPanel({ replay, noting, marks, about, open }: PanelProps) {
  const say = useSay();
  const { game, line, wholeLine, reached, as, at, complete, state } = replay;
  const [typed, setTyped] = useState('');
  const [seat, setSeat] = useState<number | null>(null);
  const [kind, setKind] = useState<LogKind>('all');
  const [rules, setRules] = useState(false);
  const words = useDeferredValue(typed);
  const card = useDeferredValue(about?.trim() ?? '');
  const found = useCardEntries(game.id, card, as, line.last);
  const ofCard = card === '' ? null : found;
  // Computes the rows for the whole game. Moving the cursor then only reveals more of the same rows.
  const all = useMemo(() => {
    const { entries, last } = wholeLine;
    return rowsOf(groupEntries(filtered(entries, last, { seat, kind, words, ofCard }, marks)));
  }, [wholeLine, seat, kind, words, ofCard, marks]);
  const rows = useMemo(() => rowsUpTo(all, reached), [all, reached]);
  const rowMarks = useContext(RowMarksContext);
  const signs = useMemo(() => marksByRow(rows, rowMarks), [rows, rowMarks]);
  const names = useMemo(() => game.players.map(({ name }) => name), [game.players]);
  const cards = useMemo(() => namesIn(state), [state]);
  const ending = !complete
    ? say('app.loading')
    : reached < line.last
      ? say('log.to-come')
      : rows.length === 0
        ? say('log.nothing')
        : null;
  return (
    <>
      <LogTools
        players={game.players}
        cards={cards}
        words={typed}
        seat={seat}
        kind={kind}
        card={about ?? ''}
        rules={rules}
        search={setTyped}
        chooseSeat={setSeat}
        chooseKind={setKind}
        chooseCard={(name) => open('log', name === '' ? null : name)}
        showRules={setRules}
      />
      <LogList
        rows={rows}
        names={names}
        current={kind === 'decision' ? at.revision : shownRevision(line, at.revision)}
        action={at.action}
        as={as}
        go={replay.go}
        notes={noting.byLine}
        marks={signs}
        rules={rules}
        ending={ending}
      />
    </>
  );
}

/** Returns the names of the cards that are visible on the board. The user can filter by one of these names. */
function namesIn(state: GameState | null): readonly string[] {
  const faces = state?.zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face?.name ?? [])) ?? [];
  return [...new Set(faces)].sort((a, b) => a.localeCompare(b));
}
