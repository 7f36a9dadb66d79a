import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Count, Output, Step } from './step';

/** What a step counted, and how long it took. */
export interface Result extends Count {
  name: string;
  seconds: number;
}

/**
 * Runs steps side by side. The output of the first is shown as it comes; that of the others once the
 * first has ended, one after the other.
 */
export async function together(
  [first, ...others]: readonly [Step, ...Step[]],
  show: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'test-output-'));
  show(`\n# ${first.name}\n`);
  const loud = timed(first, 'inherit');
  const quiet = others.map((step, at) => aside(step, join(folder, String(at))));

  const results = [await loud];
  show(`# ${first.name}: ${results[0]!.seconds} s\n`);
  for (const ended of quiet) {
    const { output, result } = await ended;
    const { name, seconds } = result;
    show(`\n# ${name}\n${output}# ${name}, at the same time: ${seconds} s\n`);
    results.push(result);
  }
  rmSync(folder, { recursive: true });
  return results;
}

/** Runs a step whose output goes into a file. */
async function aside(step: Step, file: string) {
  const output = openSync(file, 'w');
  const result = await timed(step, output);
  closeSync(output);
  return { result, output: readFileSync(file, 'utf8') };
}

/** A step that dies counts as failed, and the others still run: one run shows all faults. */
async function timed(step: Step, output: Output): Promise<Result> {
  const start = Date.now();
  const count = await step.run(output).catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  return { name: step.name, seconds, ...count };
}
