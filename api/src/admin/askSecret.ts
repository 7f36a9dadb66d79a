import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';

import { unprocessable } from '../app/httpError';

/** Where secrets come from: a terminal, or a pipe. */
export type SecretSource = NodeJS.ReadableStream & Pick<ReadStream, 'isTTY'>;

/**
 * Asks for something that nobody may see: twice on a terminal, without showing it; of a pipe the first
 * line is taken.
 * @param what e.g. `Password`
 * @throws HttpError when it is not given, or not the same twice
 */
export async function askSecret(
  what: string,
  source: SecretSource = process.stdin,
  prompt: Pick<NodeJS.WritableStream, 'write'> = process.stderr,
): Promise<string> {
  const lines = createInterface({ input: source, output: nowhere(), terminal: source.isTTY });
  try {
    const answers = lines[Symbol.asyncIterator]();
    const next = async (question: string) => {
      if (source.isTTY) prompt.write(question);
      const { value = '' } = await answers.next();
      if (source.isTTY) prompt.write('\n');
      return value as string;
    };
    lines.on('SIGINT', () => lines.close());
    const secret = await next(`${what}: `);
    if (secret === '') throw unprocessable(`${what}: enter a value.`);
    if (source.isTTY && (await next('Repeat it: ')) !== secret)
      throw unprocessable(`${what}: the two entries do not match.`);
    return secret;
  } finally {
    lines.close();
  }
}

/** What is typed is echoed here. */
const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() });
