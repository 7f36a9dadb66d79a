import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusQuietly } from 'shared-ui';

import { whenHeadingAppears } from './whenHeadingAppears';

/**
 * Informs screen reader users that the page has changed: focus moves to the new page's heading, and its title is
 * announced. The browser handles the first page of a visit.
 * @param page the element around the pages
 * @returns the text for a live region
 */
export function useRouteAnnouncement(page: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (seen.current === pathname || !page.current) return undefined;
    seen.current = pathname;
    const focusedBefore = document.activeElement;

    return whenHeadingAppears(page.current, (found) => {
      const focused = document.activeElement;
      const movedOn = focused !== document.body && focused !== focusedBefore;
      if (!movedOn) focusQuietly(found);
      setAnnouncement(document.title);
    });
  }, [pathname, page]);

  return announcement;
}
