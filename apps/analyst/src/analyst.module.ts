import { Inject, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { LogLevel } from '#runtime';
import { Analyst } from './analyst.js';
import { AnalystMetrics } from './metrics.js';
import { AnalystHealthController } from './health.controller.js';
import { PARTS, type AnalystParts } from './analyst.tokens.js';

/** Closes the queue and the store last, after the analyst has returned its current review to the queue. */
@Injectable()
class Closing implements OnApplicationShutdown {
  constructor(@Inject(PARTS) private readonly parts: AnalystParts) {}

  async onApplicationShutdown(): Promise<void> {
    await this.parts.queue.close();
    await this.parts.store.close();
  }
}

@Module({})
export class AnalystModule {
  static of(parts: AnalystParts, logLevel: LogLevel): DynamicModule {
    return {
      module: AnalystModule,
      imports: [LoggerModule.forRoot({ pinoHttp: { level: logLevel, autoLogging: false } })],
      controllers: [AnalystHealthController],
      providers: [{ provide: PARTS, useValue: parts }, AnalystMetrics, Analyst, Closing],
    };
  }
}
