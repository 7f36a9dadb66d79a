import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';

import { runPlaywright } from './browserTests';
import { check, outputTo, stopOnSignals } from './step';

const DRILLS = readdirSync(join(ROOT, 'e2e/drills'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''));
const build = check('build', process.execPath, '--import', 'tsx', 'tooling/release/main.ts');

/** `npm run drill [-- name …]`: journeys that rebuild packages, one after the other. */
async function main() {
  stopOnSignals();
  const output = outputTo('inherit');
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !DRILLS.some((drill) => drill.includes(name)));
  if (unknown) {
    console.error(`There is no drill '${unknown}'. Known: ${DRILLS.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const { failed } = await build.run(output);
  const { code } = failed > 0 ? { code: 1 } : await runPlaywright(output, names, {}, 'drills');
  process.exitCode = code;
}

void main();
