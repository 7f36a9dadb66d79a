import { parseArgs } from 'node:util';
import type { z } from 'zod';

import { issueMessage } from '../app/issueMessage';
import { type Act, isToggle, type Row } from '../staff/act/act';
import { WrongUse } from '../staff/act/wrongUse';

/** The command of an act, e.g. `startups create`. */
export const commandOf = ({ name }: Pick<Act, 'name'>): string => name.replace('.', ' ');

/**
 * Reads the flags of a command.
 * @returns the fields of its act, raw and parsed by its schema
 * @throws WrongUse with a sentence for each flag that is missing, unknown or wrong
 */
export function readFlags(act: Act, args: string[]): { given: Row; input: Row } {
  const hint = `See: npm run admin -- ${commandOf(act)} --help`;
  const given = split(act.fields.shape, args, hint);
  const result = act.fields.safeParse(given, { error: issueMessage });
  if (result.success) return { given, input: result.data };
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
    // Node names the flag in the first sentence; the others are about Node.
    const [sentence] = (error as Error).message.split(/\. |\n/, 1);
    throw new WrongUse(`${sentence}.\n${hint}`);
  }
}
