import type { z } from 'zod';

/**
 * Reads a text of JSON.
 * @param fault how the message begins when the text is not so: `trust.json says not who is trusted`
 * @param noJson how it ends when the text is no JSON; the parser's own message when left out
 * @throws Error naming the first thing that is wrong with it
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
