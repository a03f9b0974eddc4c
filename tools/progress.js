/** Prints a task and its duration to standard error, because standard output is reserved for results. */
export async function withProgress(line, work) {
  const isTerminal = process.stderr.isTTY === true;
  const from = performance.now();
  const seconds = () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  process.stderr.write(isTerminal ? `… ${line}` : `… ${line}\n`);
  const tick = isTerminal
    ? setInterval(() => process.stderr.write(`\r… ${line} (${seconds()})`), 200)
    : undefined;
  try {
    await work();
  } catch (error) {
    process.stderr.write(isTerminal ? `\r\x1b[2K✗ ${line} (${seconds()})\n` : `✗ ${line} (${seconds()})\n`);
    throw error;
  } finally {
    clearInterval(tick);
  }
  process.stderr.write(isTerminal ? `\r\x1b[2K✓ ${line} (${seconds()})\n` : `✓ ${line} (${seconds()})\n`);
}
