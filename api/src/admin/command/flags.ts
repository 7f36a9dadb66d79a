import { parseArgs } from 'node:util';
import type { z } from 'zod';

import { HttpError } from '../../app/httpError';
import { type Command, isToggle, type Row } from './command';

/** The command line itself is wrong; exit code 2. */
export class WrongUse extends HttpError {
  constructor(message: string) {
    super(422, message);
  }
}

/**
 * Reads what follows a command's name.
 * @throws WrongUse with a sentence for each flag that is missing, unknown or wrong
 */
export function readFlags({ name, flags }: Command, args: string[]): Row {
  const hint = `See: npm run admin -- ${name} --help`;
  const result = flags.safeParse(split(flags.shape, args, hint));
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path, message }) => `--${path.join('.')}: ${message}`,
  );
  throw new WrongUse([...sentences, hint].join('\n'));
}

function split(shape: z.ZodRawShape, args: string[], hint: string): Row {
  const options = Object.entries(shape).map(([flag, schema]) => {
    const type = isToggle(schema as z.ZodType) ? 'boolean' : 'string';
    return [flag, { type } as const] as const;
  });
  try {
    return { ...parseArgs({ args, options: Object.fromEntries(options) }).values };
  } catch (error) {
    // Node names the flag in its first sentence; the others are about Node.
    const [sentence] = (error as Error).message.split(/\. |\n/, 1);
    throw new WrongUse(`${sentence}.\n${hint}`);
  }
}
