/** The content of a file that gzip packed; any other as it is. */
export async function unpacked(file: File): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}
