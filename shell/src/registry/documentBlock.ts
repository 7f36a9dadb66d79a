type BlockName = 'registry' | 'config' | 'state' | 'deployment' | 'code';

/**
 * Reads one of the JSON blocks of the document: `registry` (a Composition), `config` (PublicConfig),
 * `state` (only when the page was prerendered), `deployment` (the Registry itself, only where no
 * edge composes it for its visitors), `code` (the scripts of a page with deferred hydration).
 * @returns undefined when it is missing, or truncated
 */
export function documentBlock<Block>(id: BlockName): Block | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as Block;
  } catch {
    return undefined;
  }
}
