import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  database: string;
  figures: { name: string; value: number; goal?: string }[];
}

/** `npm run bench`: ratios of one run beside their goals. A figure never fails it; --json for machines. */
function main() {
  const entry = join(__dirname, '../../api/src/bench/main.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.exitCode = 1;
    return;
  }
  if (process.argv.includes('--json')) process.stdout.write(stdout);
  else console.log(table(JSON.parse(stdout) as Report));
}

function table({ database, figures }: Report): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const rows = figures.map(
    ({ name, value, goal }) =>
      `${name.padEnd(width)}  ${value.toFixed(2).padStart(7)}  ${goal ?? 'no goal'}`,
  );
  return [`On ${database}; ratios of this run, medians of turns.`, ...rows].join('\n');
}

main();
