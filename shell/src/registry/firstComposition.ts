import type { Composition, Registry } from 'contract/registry';
import { keptInBrowser } from 'shared-ui/core';
import { composeInBrowser } from './composeInBrowser';
import { documentBlock } from './documentBlock';
import { readComposition } from './readComposition';

const KEY = 'mfe_registry';

/** Without a registry people can still sign in, and see that the rest is missing. */
const EMPTY_COMPOSITION: Composition = { revision: 0, base: '/releases/', remotes: {} };

/**
 * Returns the composition of this page: the document's, or, when that cannot be read, the last one that this browser
 * read.
 */
export function firstComposition(): Composition {
  const own = composedInBrowser() ?? readComposition(documentBlock('registry'));
  if (!own) return readComposition(keptInBrowser.getJson(KEY)) ?? EMPTY_COMPOSITION;
  keep(own);
  return own;
}

/** On a static host with canaries, the document also contains the registry. */
function composedInBrowser(): Composition | undefined {
  const registry = documentBlock<Registry>('deployment');
  try {
    return registry && readComposition(composeInBrowser(registry));
  } catch {
    return undefined; // of an incompatible version: the document's composition is used
  }
}

/** Writes only a changed registry, because storage is slow. Previews of one tab are not stored. */
function keep({ preview: _ofThisTab, ...composition }: Composition): void {
  const text = JSON.stringify(composition);
  if (keptInBrowser.getItem(KEY) !== text) keptInBrowser.setItem(KEY, text);
}
