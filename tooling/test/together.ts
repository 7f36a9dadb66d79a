import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Count, Step, Words } from './step';

/**
 * Runs steps side by side. The first speaks as it goes; the words of the others are shown once it
 * has ended, one after the other: nobody reads two stories at once.
 */
export async function together(
  [first, ...others]: readonly [Step, ...Step[]],
  show: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Count[]> {
  const folder = mkdtempSync(join(tmpdir(), 'test-words-'));
  show(`\n# ${first.name}\n`);
  const loud = timed(first, 'inherit');
  const quiet = others.map((step, at) => aside(step, join(folder, String(at))));

  const { count, seconds } = await loud;
  const counts = [count];
  show(`# ${first.name}: ${seconds} s\n`);
  for (const [at, ended] of quiet.entries()) {
    const { words, count, seconds } = await ended;
    const { name } = others[at]!;
    show(`\n# ${name}\n${words}# ${name}, at the same time: ${seconds} s\n`);
    counts.push(count);
  }
  rmSync(folder, { recursive: true });
  return counts;
}

/** Runs a step whose words go into a file. */
async function aside(step: Step, file: string) {
  const words = openSync(file, 'w');
  const ended = await timed(step, words);
  closeSync(words);
  return { ...ended, words: readFileSync(file, 'utf8') };
}

/** A step that dies counts as failed, and the others still run: one run shows all faults. */
async function timed(step: Step, words: Words) {
  const start = Date.now();
  const count = await step.run(words).catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { count, seconds: Math.round((Date.now() - start) / 1000) };
}
