/**
 * Reads one of the JSON blocks the edge writes into the document: `registry` (a Composition),
 * `config` (PublicConfig), `state` (only when the page was rendered ahead).
 */
export function documentBlock<Block>(id: 'registry' | 'config' | 'state'): Block | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Block) : undefined;
}
