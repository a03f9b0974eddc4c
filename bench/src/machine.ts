import os from 'node:os';

/** Where and when figures were measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  /** Processes that wanted a core in the minute before: far above nothing, figures are too low. */
  readonly load: number;
  /** ISO 8601, the day. */
  readonly date: string;
}

/** This machine, today. */
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

/** When it measured, and with what. */
export const dayOf = ({ node, load, date }: Machine): string => `${date}, Node ${node}, load before ${load}`;

export const machineLine = (machine: Machine): string => `${kindOf(machine)}, ${dayOf(machine)}`;
