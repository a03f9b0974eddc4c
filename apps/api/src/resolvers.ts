import { CardEventsResolver } from './card-events/card-events.resolver.js';
import { CountersResolver } from './counters/counters.resolver.js';
import { DifferencesResolver } from './differences/differences.resolver.js';
import { DecisionsResolver } from './decisions/decisions.resolver.js';
import { MeasuresResolver } from './measures/measures.resolver.js';
import { ReactionsResolver } from './reactions/reactions.resolver.js';
import { CardsResolver } from './cards/cards.resolver.js';
import { GamesResolver } from './games/games.resolver.js';
import { ImportResolver } from './imports/import.resolver.js';
import { LiveResolver } from './live/live.resolver.js';
import { AnnotationsResolver } from './notes/annotations.resolver.js';
import { SharesResolver } from './notes/shares.resolver.js';
import { TagsResolver } from './notes/tags.resolver.js';
import { EventResolver } from './state/event.resolver.js';
import { PlayResolver } from './play/play.resolver.js';
import { StateResolver } from './state/state.resolver.js';
import { VisibilityResolver } from './access/visibility.resolver.js';
import { TimelineResolver } from './timeline/timeline.resolver.js';

/** Everything that answers queries, mutations and subscriptions. */
export const resolvers = [
  GamesResolver,
  TimelineResolver,
  StateResolver,
  EventResolver,
  ImportResolver,
  LiveResolver,
  CardsResolver,
  ReactionsResolver,
  CountersResolver,
  MeasuresResolver,
  DecisionsResolver,
  CardEventsResolver,
  DifferencesResolver,
  VisibilityResolver,
  PlayResolver,
  AnnotationsResolver,
  TagsResolver,
  SharesResolver,
] as const;
