import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The pinned builds of Node from the npm registry, by line and platform. */
export const pins = read('pins.json');

/** The supported lines of Node, oldest first. */
export const lines = Object.keys(pins);

/**
 * Returns the release line of Node to download if the running Node is too old. On platforms for which the usual line
 * has no recent build, this is a later line.
 */
export const preferredLine = (platform) => (platform === 'darwin-arm64' ? '26' : '24');

const [, oldestMajor, oldestMinor] = /\^(\d+)\.(\d+)/
  .exec(read('../../package.json').engines.node)
  .map(Number);

/** The oldest version that runs Retrace, in the form `major.minor`. */
export const oldest = `${oldestMajor}.${oldestMinor}`;

/** Whether a version such as `24.21.0` is recent enough to run Retrace. Lines without long-term support are allowed. */
export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Returns the pinned line to use instead of the running Node. Null if the running Node is suitable. `RETRACE_NODE`
 * selects a line explicitly.
 */
export function neededLine(version, platform, wanted = '') {
  if (wanted === '') return isRecent(version) ? null : preferredLine(platform);
  return pins[wanted]?.[platform]?.version === version ? null : wanted;
}
