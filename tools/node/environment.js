import path from 'node:path';

/** The environment of programs that run on a certain Node: what they start by name runs on it as well. */
export function environmentOf(node, environment = process.env) {
  // Windows writes it `Path`.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...environment,
    [name]: [path.dirname(node), environment[name]].filter(Boolean).join(path.delimiter),
  };
}
