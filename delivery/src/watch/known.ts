/** An answer of the api, or the sentence that says why it is unknown. */
export type Known<Value> = { value: Value } | { unknown: string };

/** The deployment can be shown without the api, so a failure becomes a sentence. */
export async function orUnknown<Value>(ask: () => Promise<Value>): Promise<Known<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    return { unknown: (error as Error).message };
  }
}
