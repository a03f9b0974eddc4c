import { Controller, Get } from '@nestjs/common';
import { HealthCheck, HealthCheckService } from '@nestjs/terminus';
import { StoreHealth } from './store-health.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly store: StoreHealth,
  ) {}

  /** Readiness: the store answers and the list of games is up to date. Otherwise 503. */
  @Get()
  @HealthCheck()
  check() {
    return this.health.check([() => this.store.answers(), () => this.store.listIsCaughtUp()]);
  }

  /** Like `check`, for load balancers, which send requests only to servers that can answer them. */
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.check();
  }

  /** Liveness: the process answers. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }
}
