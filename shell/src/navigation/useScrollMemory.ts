import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { hashTarget } from './hashTarget';
import { keepPositions, type Positions, readPositions } from './positions';
import { scrollWhenTall } from './scrollWhenTall';

/**
 * A new page begins at its top (or at the address' #part). Back, Forward and Reload return to the reader's position. A
 * change of the query alone moves nothing, because lists filter in place.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const positions = useRef<Positions | null>(null);
  const entry = useRef({ place: '', pathname: '' });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handleScroll = () => positions.current?.set(entry.current.place, window.scrollY);
    const handleLeave = () => positions.current && keepPositions(positions.current);

    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);

  // Before the next scroll event, which a shorter page may cause at once.
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const samePage = entry.current.pathname === pathname;
    const first = entry.current.pathname === '';
    // The first entry of every load has the same key: its address distinguishes them.
    const place = `${key} ${pathname}${hash}`;
    entry.current = { place, pathname };

    const known = positions.current.get(place);
    if (kind === 'POP' && known !== undefined) return scrollWhenTall(known);
    if (hash) return void hashTarget(hash)?.scrollIntoView();
    if (!samePage && !first) window.scrollTo(0, 0);
    positions.current.set(place, window.scrollY); // the position of a reader who does not scroll again
    return undefined;
  }, [key, pathname, hash, kind]);
}
