import { lazy } from 'react';
import {
  BranchesIcon,
  CardIcon,
  ChartsIcon,
  DecisionsIcon,
  LogIcon,
  NotesIcon,
  ReactionsIcon,
  ReviewIcon,
  WhyIcon,
} from './design/panel-icons.js';
import type { Panel } from './panels/panel.js';
import { fetchPageTexts } from './words/language.js';

/** The panel that is open at first, if there is space for a panel next to the board. */
export const FIRST_PANEL = 'log';

const fetchLog = () => import('./log/log-panel.js');

/**
 * Imports the first panel while the game is being fetched. Ignores failures, because opening the panel reports them.
 */
export const fetchFirstPanel = (): void => void fetchLog().catch(() => undefined);

/** All panels, in the order of their tabs. */
export const panels: readonly Panel[] = [
  {
    id: 'log',
    title: 'log.title',
    icon: LogIcon,
    Component: lazy(async () => ({ default: (await fetchLog()).LogPanel })),
    isOffered: () => true,
  },
  {
    id: 'why',
    title: 'panels.why',
    icon: WhyIcon,
    Component: lazy(async () => {
      const [{ WhyPanel }] = await Promise.all([import('./why/why-panel.js'), fetchPageTexts()]);
      return { default: WhyPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'decisions',
    title: 'decisions.title',
    icon: DecisionsIcon,
    Component: lazy(async () => {
      const [{ DecisionsPanel }] = await Promise.all([
        import('./decisions/decisions-panel.js'),
        fetchPageTexts(),
      ]);
      return { default: DecisionsPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'review',
    title: 'panels.review',
    icon: ReviewIcon,
    Component: lazy(async () => {
      const [{ ReviewPanel }] = await Promise.all([import('./review/review-panel.js'), fetchPageTexts()]);
      return { default: ReviewPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'reactions',
    title: 'panels.reactions',
    icon: ReactionsIcon,
    Component: lazy(async () => {
      const [{ ReactionsPanel }] = await Promise.all([
        import('./reactions/reactions-panel.js'),
        fetchPageTexts(),
      ]);
      return { default: ReactionsPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'branches',
    title: 'panels.branches',
    icon: BranchesIcon,
    Component: lazy(async () => {
      const [{ BranchesPanel }] = await Promise.all([import('./whatif/branches-panel.js'), fetchPageTexts()]);
      return { default: BranchesPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'notes',
    title: 'notes.title',
    icon: NotesIcon,
    Component: lazy(async () => ({ default: (await import('./notebook/notes-panel.js')).NotesPanel })),
    isOffered: () => true,
    count: ({ noting }) => noting.here.length,
  },
  {
    id: 'card',
    title: 'panels.card',
    icon: CardIcon,
    Component: lazy(async () => {
      const [{ CardPanel }] = await Promise.all([import('./moments/card-panel.js'), fetchPageTexts()]);
      return { default: CardPanel };
    }),
    isOffered: () => true,
  },
  {
    id: 'charts',
    title: 'charts.title',
    icon: ChartsIcon,
    Component: lazy(async () => ({ default: (await import('./charts/charts-panel.js')).ChartsPanel })),
    isOffered: () => true,
  },
];
