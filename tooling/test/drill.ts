import { runPlaywright } from './browserTests';
import { check, outputTo, stopOnSignals } from './step';

const build = check('build', process.execPath, '--import', 'tsx', 'tooling/release/main.ts');

/** `npm run drill [-- name …]`: journeys that rebuild packages, one after the other. */
async function main() {
  stopOnSignals();
  const output = outputTo('inherit');
  const { failed } = await build.run(output);
  const names = process.argv.slice(2);
  const { code } = failed > 0 ? { code: 1 } : await runPlaywright(output, names, {}, 'drills');
  process.exitCode = code;
}

void main();
