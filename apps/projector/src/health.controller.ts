import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Figures } from './figures.js';
import { PARTS, type ProjectorParts } from './parts.js';
import { Projector } from './projector.js';

@Controller()
export class HealthController {
  constructor(
    @Inject(PARTS) private readonly parts: ProjectorParts,
    private readonly projector: Projector,
    private readonly figures: Figures,
  ) {}

  /** Alive: the process answers. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Ready: it follows what is recorded. 503 when not, and why. Games that are set aside are told beside it. */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const problem = this.projector.problem;
    const setAside = await this.projector.setAside().catch(() => []);
    const isReady = problem === null;
    if (!isReady) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    const { held, owner } = this.parts.leases;
    return { status: isReady ? 'ok' : 'error', owner, partitions: held, problem, setAside };
  }

  /** What Prometheus reads. */
  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    await this.projector.setAside().catch(() => []);
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
