import type { Composition } from 'delivery/registry';

import type { Preview } from './preview';
import { keepWishes, readWishes, type Wish, withWishes } from './wishes';

const NO_EDGE = 'This site shows no other releases: nobody here can tell who may see them.';

/**
 * What this tab shows in place of the registry's: only what the edge has granted in the document. Where
 * the address does not ask for what the tab wants, the page asks anew. What is refused is said once and
 * forgotten.
 */
export async function openPreview(
  { preview = { overrides: [], refused: [NO_EDGE] } }: Pick<Composition, 'preview'>,
  wishes: readonly Wish[],
): Promise<Preview> {
  const asked = readWishes(location.search, { getItem: () => null });
  const isAsked = ({ remote }: Wish) => asked.some((wish) => wish.remote === remote);
  const unasked = wishes.filter((wish) => !isAsked(wish));
  if (unasked.length > 0) {
    location.replace(withWishes(location.href, unasked));
    return new Promise(() => {}); // this page is over
  }
  const isGranted = (wish: Wish) => preview.overrides.some(({ remote }) => remote === wish.remote);
  keepWishes(wishes.filter(isGranted));
  return preview;
}
