/** Something the api was asked for, or the sentence that says why it is not known. */
export type Known<Value> = { value: Value } | { unknown: string };

/** What is deployed can be told without the api. */
export async function orUnknown<Value>(ask: () => Promise<Value>): Promise<Known<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    return { unknown: (error as Error).message };
  }
}
