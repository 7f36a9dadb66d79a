import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';

/** True for a plain press on a link to a page of the product: the browser handles files and new windows. */
export function isInternalLink(
  link: HTMLAnchorElement,
  press: MouseEvent,
  remotes: Remotes,
): boolean {
  const isPlain = !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
  if (!isPlain || link.target || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin) return false;
  return Boolean(shellRouteAt(link.pathname) ?? remotes.placeOf(link.pathname));
}
