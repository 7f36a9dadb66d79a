/** Parses JSON; undefined, which no schema accepts, when the text is not JSON. */
export function tryParseJson(text: Buffer | string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
