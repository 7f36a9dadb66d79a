import { secondsSinceStart } from '../bin/progress.mjs';
import { browserTests } from './browserTests';
import { check, type Step, stopOnSignals } from './step';
import { closingLine, sum } from './sum';
import { table } from './table';
import { type Result, together } from './together';
import { postgresTests, unitTests } from './unitTests';

/** In a row; those of one line side by side: the build keeps one core busy, no more. */
const STEPS: [Step, ...Step[]][] = [
  [check('types', 'npx', 'tsc', '-b')],
  [check('lint', 'npx', 'biome', 'ci', '--colors=off', '.')],
  [check('laws', process.execPath, '--import', 'tsx', 'tooling/laws/main.ts')],
  [unitTests],
  [postgresTests, check('build', process.execPath, '--import', 'tsx', 'tooling/release/main.ts')],
  [browserTests],
];

async function main() {
  stopOnSignals();
  const results: Result[] = [];
  for (const steps of STEPS) results.push(...(await together(steps)));
  const total = sum(results);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${table(results)}\n\nAfter ${secondsSinceStart()} s, installation included:`);
  console.log(closingLine(total));
}

void main();
