import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';

import type { Act, Row } from '../staff/act/act';
import { WrongUse } from '../staff/act/wrongUse';
import { confirmPhrase } from '../staff/perform/agreement';
import type { Agree } from './tools/tool';

/** Where an answer comes from. */
type Source = NodeJS.ReadableStream & Pick<ReadStream, 'isTTY'>;

/**
 * Asks a person for one line.
 * @returns undefined where nobody sits at a terminal
 */
export async function askLine(
  question: string,
  source: Source = process.stdin,
  prompt: NodeJS.WritableStream = process.stderr,
): Promise<string | undefined> {
  if (!source.isTTY) return undefined;
  const lines = createInterface({ input: source, output: prompt });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/**
 * Asks once more before what nothing can undo: with `--yes`, by typing what it is about, or by a flag that
 * repeats it where the act has one.
 * @throws WrongUse when somebody does not agree, and where nobody can be asked
 */
export async function askAgain(
  { act, input, yes }: { act: Act; input: Row; yes: boolean },
  ask: Ask,
): Promise<void> {
  if (act.effect !== 'irreversible' || 'confirm' in act.fields.shape) return;
  await agreement(yes, ask)(act.about, confirmPhrase(act, input));
}

/** Whoever said `--yes` has agreed. */
export const agreement =
  (yes: boolean, ask: Ask): Agree =>
  async (about, phrase) => {
    if (yes) return;
    const answer = await ask(`${about}\nThis cannot be undone. Type ${phrase} to continue: `);
    if (answer === undefined)
      throw new WrongUse(`${about}\nThis cannot be undone: say --yes where nobody can be asked.`);
    if (answer.trim().toLowerCase() !== phrase.toLowerCase())
      throw new WrongUse('That is something else: nothing was done.');
  };

type Ask = (question: string) => Promise<string | undefined>;
