/**
 * Reads one of the JSON blocks the edge writes into the document: `registry` (a Composition),
 * `config` (PublicConfig), `state` (only when the page was rendered ahead).
 * @returns undefined when it is missing, or was cut on its way
 */
export function documentBlock<Block>(id: 'registry' | 'config' | 'state'): Block | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Block;
  } catch {
    return undefined;
  }
}
