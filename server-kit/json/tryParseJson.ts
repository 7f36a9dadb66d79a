/** What a text of JSON holds; undefined, which no schema takes, when it is none. */
export function tryParseJson(text: Buffer | string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
