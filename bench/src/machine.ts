import os from 'node:os';

/** The machine and date of a benchmark run. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  /**
   * The load average over the minute before the run. If it is far above 0, other programs slowed the benchmarks down.
   */
  readonly load: number;
  /** The date in ISO 8601 format. */
  readonly date: string;
}

/** Returns this machine with the current date and load. */
export function thisMachine(): Machine {
  const processors = os.cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown processor',
    cores: processors.length,
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    system: `${os.type()} ${os.arch()}`,
    node: process.version,
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    date: new Date().toISOString().slice(0, 10),
  };
}

export const kindOf = ({ processor, cores, memory, system }: Machine): string =>
  `${processor}, ${cores} cores, ${memory}, ${system}`;

export const dayOf = ({ node, load, date }: Machine): string => `${date}, Node ${node}, load before ${load}`;

export const machineLine = (machine: Machine): string => `${kindOf(machine)}, ${dayOf(machine)}`;
