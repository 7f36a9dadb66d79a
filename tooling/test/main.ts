import { browserTests } from './browserTests';
import { type Count, check, type Step } from './step';
import { closingLine, sum } from './sum';
import { postgresTests, unitTests } from './unitTests';

const STEPS: Step[] = [
  check('types', 'npx', ['tsc', '-b']),
  check('lint', 'npx', ['biome', 'ci', '--colors=off', '.']),
  check('laws', process.execPath, ['--import', 'tsx', 'tooling/laws/main.ts']),
  unitTests,
  postgresTests,
  check('build', process.execPath, ['--import', 'tsx', 'tooling/release/main.ts']),
  browserTests,
];

/** A step that dies counts as failed, and the others still run: one run shows all faults. */
async function runStep(step: Step): Promise<Count> {
  const start = Date.now();
  console.log(`\n# ${step.name}`);
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    console.log(`# ${step.name}: ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

async function main() {
  const counts: Count[] = [];
  for (const step of STEPS) counts.push(await runStep(step));
  const total = sum(counts);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${closingLine(total)}`);
}

void main();
