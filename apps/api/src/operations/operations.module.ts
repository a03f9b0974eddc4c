import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Outages } from '#event-store';
import { Measurements } from '../telemetry/measurements.js';
import { MetricsController } from './metrics.controller.js';
import type { MetricsAccess } from './operation-settings.js';
import { OutageLog } from './outage-log.js';
import { METRICS_ACCESS, OUTAGES } from './operations.tokens.js';
import { RequestsPlugin } from './requests.plugin.js';
import { ServerGauges } from './server-gauges.js';

/** The health checks, metrics and traces of a server, for its operator. */
@Global()
@Module({})
export class OperationsModule {
  static of(measurements: Measurements, metrics: MetricsAccess, outages: Outages): DynamicModule {
    const parts = [{ provide: Measurements, useValue: measurements }, RequestsPlugin];
    return {
      module: OperationsModule,
      controllers: [MetricsController],
      providers: [
        ...parts,
        { provide: METRICS_ACCESS, useValue: metrics },
        { provide: OUTAGES, useValue: outages },
        ServerGauges,
        OutageLog,
      ],
      exports: parts,
    };
  }
}
