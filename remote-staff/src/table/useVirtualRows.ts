import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePrinting } from './usePrinting';

const ESTIMATED_ROW_HEIGHT = 52; // px, until a row is measured
const ROWS_OUT_OF_SIGHT = 12; // rendered above and below the visible rows
const ROWS_BEFORE_END = 10; // rows
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Where a reader was in a table: px from its top, and the heights that this was measured with. */
interface Position {
  top: number;
  heights: VirtualItem[];
}

/** Positions of this tab's history entries, by location key and address. */
const positions = new Map<string, Position>();

/**
 * The rows in sight of a frame that scrolls; on paper all of them. Back returns to the reader's row, and loads the pages
 * up to it again when they are no longer stored; another search, filter or order begins at the top.
 * @param onNearEnd called when the last rows scroll into view
 */
export function useVirtualRows(
  frame: RefObject<HTMLDivElement | null>,
  count: number,
  onNearEnd: () => void,
) {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => (isReturn ? positions.get(place) : undefined));
  const wanted = useRef(left?.top);
  const entry = useRef(place);
  const printing = usePrinting();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: printing ? count : ROWS_OUT_OF_SIGHT,
    initialOffset: left?.top ?? 0,
    initialMeasurementsCache: left?.heights ?? [],
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= count - ROWS_BEFORE_END) onNearEnd();
  }, [last, count, onNearEnd]);

  useLayoutEffect(() => {
    const element = frame.current!;
    const stop = () => {
      wanted.current = undefined;
    };
    for (const event of READER_EVENTS) element.addEventListener(event, stop, { passive: true });
    return () => {
      positions.set(entry.current, { top: element.scrollTop, heights: virtual.takeSnapshot() });
      for (const event of READER_EVENTS) element.removeEventListener(event, stop);
    };
  }, [frame, virtual]);

  useLayoutEffect(() => {
    if (entry.current === place) return;
    entry.current = place;
    wanted.current = undefined;
    frame.current!.scrollTop = 0;
  }, [frame, place]);

  // Again after each page: until then the table ends above the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says that there are more rows
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    frame.current!.scrollTop = wanted.current;
    if (frame.current!.scrollTop >= wanted.current - 1) wanted.current = undefined;
  }, [frame, count]);

  return {
    items,
    measure: virtual.measureElement,
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
