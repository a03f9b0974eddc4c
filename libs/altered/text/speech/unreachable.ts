/** What the types say cannot be: a node that no printer knows would be printed wrong in silence. */
export function unreachable(node: never): never {
  throw new Error(`No words for ${JSON.stringify(node)}.`);
}
