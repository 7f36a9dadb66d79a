import type { Composition } from 'delivery/registry';

import { grant, LOCAL, type Preview } from './preview';
import { readRelease } from './readRelease';
import { keepWishes, readWishes, type Wish, withWish } from './wishes';

/**
 * Grants what this tab wants to see. What is refused is said once and forgotten. Code of this
 * machine needs a document made for it: where the address does not ask for it, the page does.
 */
export async function openPreview(
  composition: Composition,
  wishes: readonly Wish[],
): Promise<Preview> {
  const asked = readWishes(location.search, { getItem: () => null });
  const isAsked = ({ remote }: Wish) => asked.some((wish) => wish.remote === remote);
  const unasked = wishes.find((wish) => LOCAL.test(wish.release) && !isAsked(wish));
  if (unasked) {
    location.replace(withWish(location.href, unasked));
    return new Promise(() => {}); // this page is over
  }
  const preview = await grant(composition, wishes, readRelease);
  keepWishes(preview.overrides.map(({ wish }) => wish));
  return preview;
}
