import type { Composition, Registry } from 'contract/registry';
import { keptInBrowser } from 'shared-ui/core';
import { composeInBrowser } from './composeInBrowser';
import { documentBlock } from './documentBlock';
import { readComposition } from './readComposition';

const KEY = 'mfe_registry';

/** Without any registry people can still sign in, and read that the rest is missing. */
const EMPTY_COMPOSITION: Composition = { revision: 0, base: '/releases/', remotes: {} };

/**
 * What this page is composed of: what its document says; when that cannot be read, what this browser
 * read last.
 */
export function firstComposition(): Composition {
  const own = composedInBrowser() ?? readComposition(documentBlock('registry'));
  if (!own) return readComposition(keptInBrowser.getJson(KEY)) ?? EMPTY_COMPOSITION;
  keep(own);
  return own;
}

/** Where a host of files serves a product with canaries, its document holds the registry as well. */
function composedInBrowser(): Composition | undefined {
  const registry = documentBlock<Registry>('deployment');
  try {
    return registry && readComposition(composeInBrowser(registry));
  } catch {
    return undefined; // of an incompatible version: the composition in the document will do
  }
}

/** Only a changed registry is written: storage is slow. What one tab was allowed to see is not kept. */
function keep({ preview: _ofThisTab, ...composition }: Composition): void {
  const text = JSON.stringify(composition);
  if (keptInBrowser.getItem(KEY) !== text) keptInBrowser.setItem(KEY, text);
}
