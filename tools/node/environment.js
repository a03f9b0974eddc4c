import path from 'node:path';

/**
 * Returns the environment for programs that run on a certain Node. Programs that they start by name use the same Node.
 */
export function environmentOf(node, environment = process.env) {
  // Windows spells it `Path`.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...environment,
    [name]: [path.dirname(node), environment[name]].filter(Boolean).join(path.delimiter),
  };
}
