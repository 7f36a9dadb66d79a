import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of the page and whatever gets focus clear of something fixed at the bottom: the
 * page can be scrolled on by its height. Nothing in view moves.
 */
export function useSpaceBelow(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return undefined;
    const { documentElement, body } = document;

    function reserveSpace() {
      const height = `${element!.offsetHeight}px`;
      documentElement.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    }
    reserveSpace();
    window.addEventListener('resize', reserveSpace);
    return () => {
      window.removeEventListener('resize', reserveSpace);
      documentElement.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [cover]);
}
