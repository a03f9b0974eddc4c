import 'i18next';
import type expeditions from './en/expeditions.json';
import type app from './en/app.json';
import type assignments from './en/pages/assignments.json';
import type blind from './en/pages/blind.json';
import type board from './en/board.json';
import type cards from './en/cards.json';
import type charts from './en/charts.json';
import type controls from './en/controls.json';
import type decisions from './en/decisions.json';
import type decks from './en/pages/decks.json';
import type drafts from './en/pages/drafts.json';
import type gallery from './en/pages/gallery.json';
import type games from './en/pages/games.json';
import type help from './en/pages/help.json';
import type keys from './en/pages/keys.json';
import type lessons from './en/pages/lessons.json';
import type log from './en/log.json';
import type moments from './en/pages/moments.json';
import type notes from './en/notes.json';
import type origin from './en/origin.json';
import type panels from './en/panels.json';
import type perspective from './en/perspective.json';
import type play from './en/pages/play.json';
import type problems from './en/problems.json';
import type profile from './en/pages/profile.json';
import type reactions from './en/pages/reactions.json';
import type replay from './en/replay.json';
import type review from './en/pages/review.json';
import type share from './en/pages/share.json';
import type signIn from './en/pages/sign-in.json';
import type statistics from './en/pages/statistics.json';
import type studies from './en/pages/studies.json';
import type tags from './en/tags.json';
import type whatif from './en/pages/whatif.json';
import type why from './en/pages/why.json';

/** The keys of every text, from the English files: a key that is not there does not compile. One line for each file. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
        expeditions: typeof expeditions;
        app: typeof app;
        assignments: typeof assignments;
        blind: typeof blind;
        board: typeof board;
        cards: typeof cards;
        charts: typeof charts;
        controls: typeof controls;
        decisions: typeof decisions;
        decks: typeof decks;
        drafts: typeof drafts;
        gallery: typeof gallery;
        games: typeof games;
        help: typeof help;
        keys: typeof keys;
        lessons: typeof lessons;
        log: typeof log;
        moments: typeof moments;
        notes: typeof notes;
        origin: typeof origin;
        panels: typeof panels;
        perspective: typeof perspective;
        play: typeof play;
        problems: typeof problems;
        profile: typeof profile;
        reactions: typeof reactions;
        replay: typeof replay;
        review: typeof review;
        share: typeof share;
        'sign-in': typeof signIn;
        statistics: typeof statistics;
        studies: typeof studies;
        tags: typeof tags;
        whatif: typeof whatif;
        why: typeof why;
      };
    };
  }
}
