import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of the page and focused elements clear of an element fixed at the bottom: it extends the page by that
 * element's height. Visible content does not move.
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
