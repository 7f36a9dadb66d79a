import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Paged {
  hasNextPage: boolean;
  fetchNextPage(): PromiseLike<{ hasNextPage: boolean }>;
}

/**
 * The last 'Load More' button is removed after its work, and the focus of keyboards and screen readers would be lost
 * with it. The hook focuses the first new item instead.
 * @returns the ref of the list, and the press handler
 */
export function useLoadMore(query: Paged): [RefObject<HTMLUListElement | null>, () => void] {
  const { hasNextPage, fetchNextPage } = query;
  const list = useRef<HTMLUListElement>(null);
  /** Number of items at the press. */
  const before = useRef<number>(undefined);

  useLayoutEffect(() => {
    const items = list.current?.children;
    if (hasNextPage || !items || before.current === undefined) return;
    if (document.activeElement === document.body)
      focusOn(items[before.current] ?? items[items.length - 1]);
    before.current = undefined;
  }, [hasNextPage]);

  async function loadMore() {
    before.current = list.current?.children.length;
    const answer = await fetchNextPage();
    if (answer.hasNextPage) before.current = undefined; // the button is still there and keeps the focus
  }

  return [list, () => void loadMore()];
}

/** Focuses an item's link, or else the item itself. */
function focusOn(item: Element | undefined) {
  const place = item?.querySelector<HTMLElement>('h2 a') ?? (item as HTMLElement | undefined);
  if (place === item) place?.setAttribute('tabindex', '-1');
  place?.focus();
}
