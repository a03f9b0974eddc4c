/** The maximum number of files in a zip file, and their maximum total size in bytes. */
const MOST_FILES = 200;
const MOST_BYTES = 64 * 1024 * 1024;

const isGiven = (name: string): boolean =>
  /\.(json|har|html?|gz|txt|csv)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/|readme)/i.test(name);

/**
 * Returns the logs, games, cards and decks in a zip file. If the file is not a zip file or cannot be unzipped, returns
 * it unchanged.
 */
export async function unzipped(file: File): Promise<readonly File[]> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (start.join() !== '80,75,3,4' || file.size > MOST_BYTES) return [file];
  const { unzipSync } = await import('fflate');
  let [count, size] = [0, 0];
  try {
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) =>
        isGiven(name) && ++count <= MOST_FILES && (size += originalSize) <= MOST_BYTES,
    });
    // Sends the zip file unchanged if it contains nothing to import, or too much. The server then reports the problem.
    if (count === 0 || count > MOST_FILES || size > MOST_BYTES) return [file];
    return Object.entries(files).map(([name, bytes]) => new File([bytes], `${file.name}/${name}`));
  } catch {
    return [file];
  }
}

/** Returns the content of a gzip file. A file of another type is returned unchanged. */
export async function unpacked(file: File): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}
