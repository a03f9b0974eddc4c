import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { type ApolloDriverConfig, ApolloDriver } from '@nestjs/apollo';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { LoggerModule } from 'nestjs-pino';
import { archiveOf } from '#archive';
import { Outages, type EventStore, type StoreSettings } from '#event-store';
import { printedIn } from '#projections';
import { GameCatalogue, type ReadModels } from '#read-models';
import type { PostgresReviewQueue } from '#reviews';
import type { Access } from './access/access.js';
import { AccessModule } from './access/access.module.js';
import { ReadersService } from './access/readers.service.js';
import type { CardLibrary } from './cards/card-library.js';
import { CardPictures } from './cards/card-pictures.js';
import { features } from './features.js';
import { withNames } from './cards/named-cards.js';
import { GAME_MODULES, type GameModules } from './game-modules.js';
import { ErrorLog } from './graphql/error-log.js';
import { LoggedOnceFilter } from './graphql/logged-once.filter.js';
import { graphqlOptions } from './graphql/options.js';
import { SubscriptionsPlugin } from './graphql/subscriptions.plugin.js';
import { noLimits, type LimitSettings } from './limits/limit-settings.js';
import { LimitsModule } from './limits/limits.module.js';
import { Throttling } from './limits/throttling.js';
import { logging } from './logging.js';
import {
  ARCHIVE,
  CARD_LIBRARY,
  CARD_PICTURES,
  EMBEDDING,
  EVENT_STORE,
  GAME_CATALOGUE,
  GAME_STREAMS,
  ADMINISTRATION_STREAMS,
  NOTE_STREAMS,
  READ_MODELS,
  SHARED_REVIEW_QUEUE,
  STORE_SETTINGS,
} from './api.tokens.js';
import { HealthModule } from './operations/health.module.js';
import { Measurements } from './telemetry/measurements.js';
import type { MetricsAccess } from './operations/operation-settings.js';
import { OperationsModule } from './operations/operations.module.js';
import { watched } from './operations/watched-store.js';
import { AllowedQueriesPlugin } from './persisted/allowed-queries.plugin.js';
import { PERSISTED_QUERIES } from './persisted/persisted.tokens.js';
import { anyQuery, type PersistedQueries } from './persisted/persisted-settings.js';
import type { PageSettings } from './viewer/page-settings.js';
import type { LogLevel } from '#runtime';

/**
 * The parts from which the application is built. Closing the application also closes the store, the read models, the
 * review queue and the cards.
 */
export interface ServerParts {
  readonly store: EventStore;
  /** The settings with which threads open the store. Null by default, in which case threads cannot open it. */
  readonly storeSettings?: StoreSettings | null;
  /** Records outages of the store. If absent, outages are not recorded. */
  readonly outages?: Outages;
  readonly readModels: ReadModels;
  /** The queue of reviews for analysts. Null by default, in which case the server runs reviews itself. */
  readonly sharedReviews?: PostgresReviewQueue | null;
  readonly cards: CardLibrary;
  readonly modules: GameModules;
  readonly viewerFolder: string;
  readonly access: Access;
  readonly logLevel: LogLevel;
  /** The folder with the user's own card pictures. None by default. */
  readonly cardImages?: string | null;
  /** The limits on clients. None by default. */
  readonly limits?: LimitSettings;
  /**
   * The queries that the server accepts. Also controls whether clients can send a query's hash instead of its text. By
   * default, the server accepts every query, as text or as a hash.
   */
  readonly persisted?: PersistedQueries;
  /** Controls access to the server's metrics. Public by default. */
  readonly metrics?: MetricsAccess;
  /** The pages that browsers can open. By default, GraphiQL is off and other sites cannot frame boards. */
  readonly pages?: PageSettings;
}

/** Closes the store last, after requests and subscriptions have ended. */
@Injectable()
class StoreClosing implements OnApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(CARD_LIBRARY) private readonly cards: CardLibrary,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.readModels.close();
    this.cards.close();
    await this.store.close();
  }
}

/** Provides the parts that are opened before the application is created. */
@Global()
@Module({})
class PartsModule {
  static of({
    store,
    storeSettings = null,
    readModels,
    sharedReviews = null,
    cards,
    cardImages = null,
    modules,
    persisted = anyQuery,
    pages,
  }: ServerParts): DynamicModule {
    const archive = archiveOf(store, modules);
    const parts = [
      { provide: EVENT_STORE, useValue: store },
      { provide: STORE_SETTINGS, useValue: storeSettings },
      { provide: READ_MODELS, useValue: readModels },
      { provide: GAME_CATALOGUE, useValue: new GameCatalogue(readModels, printedIn(modules)) },
      { provide: SHARED_REVIEW_QUEUE, useValue: sharedReviews },
      { provide: CARD_LIBRARY, useValue: cards },
      { provide: CARD_PICTURES, useValue: new CardPictures(cardImages) },
      { provide: ARCHIVE, useValue: archive },
      { provide: GAME_STREAMS, useValue: archive.games },
      { provide: ADMINISTRATION_STREAMS, useValue: archive.administration },
      { provide: NOTE_STREAMS, useValue: archive.notes },
      { provide: GAME_MODULES, useValue: withNames(modules, cards) },
      { provide: PERSISTED_QUERIES, useValue: persisted },
      { provide: EMBEDDING, useValue: pages?.embed === true },
    ];
    return {
      module: PartsModule,
      providers: [...parts, ErrorLog, StoreClosing],
      exports: [...parts, ErrorLog],
    };
  }
}

@Module({})
export class AppModule {
  static of(parts: ServerParts): DynamicModule {
    const measurements = new Measurements();
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(logging(parts.logLevel)),
        PartsModule.of({ ...parts, store: watched(parts.store, measurements) }),
        AccessModule.of(parts.access),
        OperationsModule.of(measurements, parts.metrics ?? { kind: 'on' }, parts.outages ?? new Outages()),
        LimitsModule.of(parts.limits ?? noLimits),
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [ErrorLog, ReadersService, Throttling, PERSISTED_QUERIES],
          useFactory: graphqlOptions,
        }),
        HealthModule,
        ...features,
      ],
      providers: [
        { provide: APP_FILTER, useClass: LoggedOnceFilter },
        SubscriptionsPlugin,
        AllowedQueriesPlugin,
      ],
    };
  }
}
