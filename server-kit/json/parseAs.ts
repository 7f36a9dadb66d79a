import type { z } from 'zod';

/**
 * Parses JSON and checks it against a schema.
 * @param fault how the message begins when the schema does not match: `trust.json is no list of trusted keys`
 * @param noJson how it ends when the text is not JSON; the parser's own message when left out
 * @throws Error that names the first thing that is wrong
 */
export function parseAs<Value>(
  schema: z.ZodType<Value>,
  text: Buffer | string,
  fault: string,
  noJson?: string,
): Value {
  const { data, error } = schema.safeParse(read());
  if (!error) return data;
  const [issue] = error.issues;
  throw new Error(`${fault}: ${issue?.path.join('.')}: ${issue?.message}`);

  function read(): unknown {
    try {
      return JSON.parse(String(text));
    } catch (error) {
      throw new Error(`${fault}: ${noJson ?? (error as Error).message}`);
    }
  }
}
