import { secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { browserTests } from './browserTests';
import { type Lane, runLanes } from './runLanes';
import { check, stopOnSignals } from './step';
import { closingLine, sum, table } from './table';
import { embeddedTests, unitTests } from './unitTests';

/**
 * The lanes run in parallel, the steps of each in sequence: journeys wait as much as they work, and Jest does not
 * always use two cores. A slow machine must not decide any test (docs/decisions/020).
 */
const LANES: [Lane, Lane] = [
  [
    check('types', 'npx', 'tsc', '-b'),
    check('lint', 'npx', 'biome', 'ci', '--colors=off', '.'),
    check('laws', process.execPath, '--import', 'tsx', 'tooling/laws/main.ts'),
    unitTests,
    embeddedTests,
  ],
  [check('build', process.execPath, '--import', 'tsx', 'tooling/release/main.ts'), browserTests],
];

async function main() {
  stopOnSignals();
  const results = await runLanes(LANES);
  const total = sum(results);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${table(results)}\n`);
  // Repeated at the end, because the failures are far above, and some readers only keep the last lines.
  if (total.failed > 0)
    console.log(`Failed:\n${total.failures.map((line) => `- ${line}\n`).join('')}`);
  console.log(`After ${secondsSinceStart()} s, installation included:`);
  console.log(closingLine(total));
}

void main();
