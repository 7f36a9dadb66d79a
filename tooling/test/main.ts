import { browserTests } from './browserTests';
import { type Count, check, type Step } from './step';
import { closingLine, sum } from './sum';
import { together } from './together';
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
  const counts: Count[] = [];
  for (const steps of STEPS) counts.push(...(await together(steps)));
  const total = sum(counts);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${closingLine(total)}`);
}

void main();
