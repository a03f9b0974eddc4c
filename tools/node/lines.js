import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The official builds of Node in the npm registry that this checkout supports, by line and then by platform. */
export const pins = read('pins.json');

/** The supported lines of Node, oldest first. */
export const lines = Object.keys(pins);

/**
 * Returns the line to fetch if the running Node is too old. On a platform without a recent build of the usual line,
 * returns a later line.
 */
export const preferredLine = (platform) => (platform === 'darwin-arm64' ? '26' : '24');

const [, oldestMajor, oldestMinor] = /\^(\d+)\.(\d+)/
  .exec(read('../../package.json').engines.node)
  .map(Number);

/** The oldest version that runs Retrace, in the form `major.minor`. */
export const oldest = `${oldestMajor}.${oldestMinor}`;

/** Whether a version such as `24.21.0` runs Retrace. Lines without long-term support are allowed. */
export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Returns the pinned line to use instead of the running Node. Null if the running Node is suitable. `RETRACE_NODE`
 * forces the pinned build of a line.
 */
export function neededLine(version, platform, wanted = '') {
  if (wanted === '') return isRecent(version) ? null : preferredLine(platform);
  return pins[wanted]?.[platform]?.version === version ? null : wanted;
}
