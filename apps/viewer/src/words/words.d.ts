import 'i18next';
import type expeditions from './en/expeditions.json';
import type app from './en/app.json';
import type board from './en/board.json';
import type cards from './en/cards.json';
import type charts from './en/charts.json';
import type controls from './en/controls.json';
import type decisions from './en/decisions.json';
import type gallery from './en/gallery.json';
import type games from './en/games.json';
import type keys from './en/keys.json';
import type log from './en/log.json';
import type moments from './en/moments.json';
import type notes from './en/notes.json';
import type panels from './en/panels.json';
import type perspective from './en/perspective.json';
import type problems from './en/problems.json';
import type replay from './en/replay.json';
import type share from './en/share.json';
import type tags from './en/tags.json';
import type why from './en/why.json';

/** The keys of every text, from the English files: a key that is not there does not compile. One line for each file. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        expeditions: typeof expeditions;
        app: typeof app;
        board: typeof board;
        cards: typeof cards;
        charts: typeof charts;
        controls: typeof controls;
        decisions: typeof decisions;
        gallery: typeof gallery;
        games: typeof games;
        keys: typeof keys;
        log: typeof log;
        moments: typeof moments;
        notes: typeof notes;
        panels: typeof panels;
        perspective: typeof perspective;
        problems: typeof problems;
        replay: typeof replay;
        share: typeof share;
        tags: typeof tags;
        why: typeof why;
      };
    };
  }
}
