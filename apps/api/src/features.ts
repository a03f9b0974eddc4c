import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { MeModule } from './account/me.module.js';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { BlindReviewsModule } from './blind/blind-reviews.module.js';
import { CardsModule } from './cards/cards.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { DatasetsModule } from './datasets/datasets.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LessonsModule } from './lessons/lessons.module.js';
import { LiveModule } from './live/live.module.js';
import { NotesModule } from './notes/notes.module.js';
import { OpeningsModule } from './openings/openings.module.js';
import { PlayModule } from './play/play.module.js';
import { ReplayModule } from './replay/replay.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { ClassesModule } from './classes/classes.module.js';
import { StudiesModule } from './studies/studies.module.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';

/** The modules that contain the server's features. */
export const features: readonly Type[] = [
  CatalogueModule,
  CardsModule,
  ReplayModule,
  LiveModule,
  ImportsModule,
  PlayModule,
  DraftsModule,
  DatasetsModule,
  StatisticsModule,
  NotesModule,
  ReviewsModule,
  LessonsModule,
  OpeningsModule,
  AssignmentsModule,
  BlindReviewsModule,
  StudiesModule,
  ClassesModule,
  TournamentsModule,
  MeModule,
];

const isClass = (provider: unknown): provider is Type => typeof provider === 'function';

/** Returns the provider classes of all features, which include every resolver. */
export const featureClasses = (): Type[] =>
  features.flatMap((feature) =>
    (Reflect.getMetadata(MODULE_METADATA.PROVIDERS, feature) as readonly unknown[]).filter(isClass),
  );
