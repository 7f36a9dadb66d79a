import { secondsSinceStart } from 'server-kit/bin/progress.mjs';
import { browserTests } from './browserTests';
import { type Lane, runLanes } from './runLanes';
import { check, stopOnSignals } from './step';
import { closingLine, sum } from './sum';
import { table } from './table';
import { embeddedTests, unitTests } from './unitTests';

/**
 * Side by side, the steps of each in a row: journeys wait as often as they work, and Jest has no work
 * for two cores at all times. No test may be decided by how busy the machine is (docs/decisions/020).
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
  // Once more at the end: what failed is far above, and some readers keep the last lines only.
  if (total.failed > 0)
    console.log(`Failed:\n${total.failures.map((line) => `- ${line}\n`).join('')}`);
  console.log(`After ${secondsSinceStart()} s, installation included:`);
  console.log(closingLine(total));
}

void main();
