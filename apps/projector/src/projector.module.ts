import { Inject, Injectable, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { LogLevel } from '#runtime';
import { ProjectorMetrics } from './metrics.js';
import { ProjectorHealthController } from './health.controller.js';
import { PARTS, type ProjectorParts } from './projector.tokens.js';
import { Projector } from './projector.js';

/** Closes the projector's parts last, after the projector has released its partitions. */
@Injectable()
class Closing implements OnApplicationShutdown {
  constructor(@Inject(PARTS) private readonly parts: ProjectorParts) {}

  async onApplicationShutdown(): Promise<void> {
    await this.parts.models.close();
    await this.parts.store.close();
  }
}

@Module({})
export class ProjectorModule {
  static of(parts: ProjectorParts, logLevel: LogLevel): DynamicModule {
    return {
      module: ProjectorModule,
      imports: [LoggerModule.forRoot({ pinoHttp: { level: logLevel, autoLogging: false } })],
      controllers: [ProjectorHealthController],
      providers: [{ provide: PARTS, useValue: parts }, ProjectorMetrics, Projector, Closing],
    };
  }
}
