import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';

import type { Act, Row } from '../staff/act/act';
import { WrongUse } from '../staff/act/wrongUse';
import { confirmPhrase } from '../staff/perform/agreement';
import type { Preview } from './perform';
import type { Agree } from './tools/tool';

/** Where an answer is read from. */
type Source = NodeJS.ReadableStream & Pick<ReadStream, 'isTTY'>;

/**
 * Asks for one line.
 * @returns undefined without a terminal
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
 * Asks for confirmation before something irreversible: by `--yes`, by typing its name, or by a flag that repeats it if
 * the act has one.
 * @param look finds out what the act would do, so that nobody confirms one that fails
 * @throws WrongUse without a confirmation, and without a terminal
 */
export async function askAgain(
  { act, input, yes }: { act: Act; input: Row; yes: boolean },
  look: () => Promise<Preview>,
  ask: Ask,
): Promise<void> {
  if (yes || act.effect !== 'irreversible' || 'confirm' in act.fields.shape) return;
  const { sentence } = await look();
  await agreement(yes, ask)(`${act.about}\n${sentence}`, confirmPhrase(act, input));
}

/** `--yes` counts as confirmation. */
export const agreement =
  (yes: boolean, ask: Ask): Agree =>
  async (about, phrase) => {
    if (yes) return;
    const answer = await ask(`${about}\nThis cannot be undone. Type ${phrase} to continue: `);
    if (answer === undefined)
      throw new WrongUse(
        `${about}\nThis cannot be undone. There is no terminal to ask for confirmation: add --yes.`,
      );
    if (answer.trim().toLowerCase() !== phrase.toLowerCase())
      throw new WrongUse('The confirmation does not match. Nothing was done.');
  };

type Ask = (question: string) => Promise<string | undefined>;
