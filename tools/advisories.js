#!/usr/bin/env node
/**
 * Fails when the registry knows a high or critical advisory about a package that runs in production. Where the registry does not
 * answer, it says so and passes: nothing that is known is passed over. Plain Node, no dependencies.
 *
 * `.ci/advisories.json` lists those that cannot be mended yet: `[{ "id": "GHSA-…", "reason": "…", "until": "2027-01-31" }]`. After
 * that day they fail again.
 */
import './node/right-node.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './processes.js';
import { inRoot, root } from './workspace.js';

const allowedFile = process.env['ADVISORIES_ALLOWED'] ?? inRoot('.ci/advisories.json');

const grave = new Set(['high', 'critical']);
/** Milliseconds that the registry may take. */
const PATIENCE = 60_000;

const command = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];

/** What `npm audit` says, with a reason where it says nothing that can be read. */
async function audited() {
  try {
    const { code, stdout } = await runNpm(command, { cwd: root, timeout: PATIENCE });
    return code === null ? { reason: `no answer within ${PATIENCE / 1000} seconds` } : readReport(stdout);
  } catch (error) {
    return { reason: `npm cannot be run (${error.message})` };
  }
}

function readReport(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { reason: 'npm gave no report' };
  }
  if (typeof report?.vulnerabilities === 'object' && report.vulnerabilities !== null) return { report };
  const said = report?.message ?? report?.error?.summary ?? 'no report';
  return {
    reason: String(said)
      .split('\n')[0]
      .replace(/https?:\S+/g, 'its address')
      .slice(0, 200),
  };
}

/** The advisories themselves, each once; packages that are only named because they need such a package are left out. */
function advisoriesIn({ vulnerabilities }) {
  const found = new Map();
  for (const { via } of Object.values(vulnerabilities))
    for (const cause of via)
      if (typeof cause === 'object' && grave.has(cause.severity)) {
        const id = String(cause.url ?? cause.source)
          .split('/')
          .at(-1);
        found.set(`${id} ${cause.name}`, { ...cause, id });
      }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Reads the list of what is allowed for a while; throws when an entry has no reason or no day. */
function allowed() {
  let text;
  try {
    text = readFileSync(allowedFile, 'utf8');
  } catch {
    return [];
  }
  const entries = JSON.parse(text);
  for (const { id, reason, until } of entries)
    if (!id || !(reason?.length >= 10) || !/^\d{4}-\d{2}-\d{2}$/.test(until ?? ''))
      throw new Error(`${path.basename(allowedFile)}: "${id}" needs a reason and a day (until: YYYY-MM-DD).`);
  return entries;
}

try {
  const entries = allowed();
  const { report, reason } = await audited();
  if (report === undefined) {
    console.log(`Skipped: the registry tells nothing about advisories: ${reason}.`);
  } else {
    const today = new Date().toISOString().slice(0, 10);
    const found = advisoriesIn(report);
    const open = [];
    for (const advisory of found) {
      const entry = entries.find(({ id }) => id === advisory.id);
      const line = `${advisory.id} ${advisory.name} ${advisory.range} (${advisory.severity}): ${advisory.title}`;
      if (entry !== undefined && entry.until >= today)
        console.log(`Allowed until ${entry.until}: ${line}. ${entry.reason}`);
      else open.push(entry === undefined ? line : `${line} (allowed until ${entry.until}, which is over)`);
    }
    for (const { id } of entries)
      if (!found.some((advisory) => advisory.id === id))
        console.log(`No longer needed in ${path.basename(allowedFile)}: ${id}.`);
    for (const line of open) console.error(line);
    if (open.length > 0) {
      console.error('Take a version in which it is mended (npm audit says which).');
      process.exitCode = 1;
    } else console.log('No high or critical advisory is known about what runs in production.');
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
