import path from 'node:path';

/**
 * Returns the environment for programs that run on the given Node. Programs that start `node` by name get the same
 * Node.
 */
export function environmentOf(node, environment = process.env) {
  // The case of the variable's name is ignored, because on Windows the variable is spelt `Path`.
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...environment,
    [name]: [path.dirname(node), environment[name]].filter(Boolean).join(path.delimiter),
  };
}
