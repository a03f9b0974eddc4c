import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { LoggerModule } from 'nestjs-pino';
import {
  AdministrationStreams,
  GameStreams,
  NoteStreams,
  Outages,
  type EventStore,
  type StoreSettings,
} from '#event-store';
import { actionCheck } from '#games';
import type { CardLibrary } from '#card-library';
import { GameCatalogue, type ReadModels } from '#read-models';
import type { ReviewOffice } from '#review-queue';
import * as record from '#record';
import type { Access } from './access/access.js';
import { AccessModule } from './access/access.module.js';
import { Readers } from './access/readers.js';
import { CardPictures } from './cards/card-pictures.js';
import { features } from './features.js';
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
  CARD_LIBRARY,
  CARD_PICTURES,
  EVENT_STORE,
  GAME_CATALOGUE,
  GAME_STREAMS,
  ADMINISTRATION_STREAMS,
  NOTE_STREAMS,
  READ_MODELS,
  REVIEW_OFFICE,
  STORE_SETTINGS,
} from './parts.js';
import { HealthModule } from './operations/health.module.js';
import { Measurements } from './telemetry/measurements.js';
import type { MetricsAccess } from './operations/operation-settings.js';
import { OperationsModule } from './operations/operations.module.js';
import { watched } from './operations/watched-store.js';
import { AllowedQueriesPlugin } from './persisted/allowed-queries.plugin.js';
import { PERSISTED_QUERIES } from './persisted/parts.js';
import { anyQuery, type PersistedQueries } from './persisted/persisted-settings.js';
import type { LogLevel } from '#services';

/** What the server is made of. It closes store, read models, the place where reviews wait and cards when it is closed. */
export interface ServerParts {
  readonly store: EventStore;
  /** How a thread opens it again; the default is null: none can. */
  readonly storeSettings?: StoreSettings | null;
  /** What is told when the store cannot be reached; left out: nothing is. */
  readonly outages?: Outages;
  readonly readModels: ReadModels;
  /** Where reviews wait for analysts; the default is null: the server makes them. */
  readonly reviewOffice?: ReviewOffice | null;
  readonly cards: CardLibrary;
  readonly modules: GameModules;
  /** Where the built viewer is. */
  readonly viewerFolder: string;
  readonly access: Access;
  readonly logLevel: LogLevel;
  /** The folder with the reader's own pictures of cards; the default is none. */
  readonly cardImages?: string | null;
  /** What clients may ask for; the default is everything. */
  readonly limits?: LimitSettings;
  /** Which queries are answered, and how they may be sent; the default is any, and also by their hash. */
  readonly persisted?: PersistedQueries;
  /** Who can read the figures of the server; the default is everybody. */
  readonly metrics?: MetricsAccess;
  /** Whether browsers are given GraphiQL at the address of the API; the default is not. */
  readonly graphiql?: boolean;
}

/** The last to go: requests and subscriptions have ended when it is asked. */
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

/** The parts that are made before the application. */
@Global()
@Module({})
class PartsModule {
  static of({
    store,
    storeSettings = null,
    readModels,
    reviewOffice = null,
    cards,
    cardImages = null,
    modules,
    persisted = anyQuery,
  }: ServerParts): DynamicModule {
    const streams = new GameStreams(store, {
      record,
      actionCheck: (id) => actionCheck(modules, id),
    });
    const parts = [
      { provide: EVENT_STORE, useValue: store },
      { provide: STORE_SETTINGS, useValue: storeSettings },
      { provide: READ_MODELS, useValue: readModels },
      { provide: GAME_CATALOGUE, useValue: new GameCatalogue(readModels) },
      { provide: REVIEW_OFFICE, useValue: reviewOffice },
      { provide: CARD_LIBRARY, useValue: cards },
      { provide: CARD_PICTURES, useValue: new CardPictures(cardImages) },
      { provide: GAME_STREAMS, useValue: streams },
      { provide: ADMINISTRATION_STREAMS, useValue: new AdministrationStreams(store, { record }) },
      { provide: NOTE_STREAMS, useValue: new NoteStreams(store, { record }) },
      { provide: GAME_MODULES, useValue: modules },
      { provide: PERSISTED_QUERIES, useValue: persisted },
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
          inject: [ErrorLog, Readers, Throttling, PERSISTED_QUERIES],
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
