import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Count, type Output, outputTo, type Step } from './step';

export interface Result extends Count {
  name: string;
  seconds: number;
  processorSeconds: number;
}

export type Lane = readonly Step[];

/**
 * Runs lanes in parallel. The output of the first lane is shown immediately; that of a step in another lane is printed
 * as a whole between two steps of the first.
 */
export async function runLanes(
  [first, ...others]: readonly [Lane, ...Lane[]],
  show: (text: string) => void = (text) => process.stdout.write(text),
): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'test-output-'));
  const results: Result[] = [];
  let speaking = true;
  let unsaid = '';
  const say = (message = '') => {
    unsaid += message;
    if (speaking) return;
    show(unsaid);
    unsaid = '';
  };
  const quiet = others.map(async (lane, at) => {
    for (const step of lane) {
      const { result, output } = await aside(step, join(folder, String(at)));
      results.push(result);
      say(`\n# ${step.name}\n${output}# ${step.name}, at the same time: ${result.seconds} s\n`);
    }
  });

  for (const step of first) {
    speaking = true;
    show(`\n# ${step.name}\n`);
    const result = await timed(step, outputTo('inherit'));
    results.push(result);
    show(`# ${step.name}: ${result.seconds} s\n`);
    speaking = false;
    say();
  }
  await Promise.all(quiet);
  rmSync(folder, { recursive: true });
  return results;
}

/** Runs a step whose output goes into a file. */
async function aside(step: Step, file: string) {
  const output = openSync(file, 'w');
  const result = await timed(step, outputTo(output));
  closeSync(output);
  return { result, output: readFileSync(file, 'utf8') };
}

/** A step that throws counts as failed, and the others still run, so that one run shows all faults. */
async function timed(step: Step, output: Output): Promise<Result> {
  const start = Date.now();
  const count = await step.run(output).catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [`${step.name}: ${error}`] };
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  const processorSeconds = Math.round(output.processorSeconds);
  return { name: step.name, seconds, processorSeconds, ...count };
}
