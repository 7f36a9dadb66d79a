import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of the page and whatever gets focus clear of something fixed at the bottom: the
 * page can be scrolled on by its height. Nothing in view moves.
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return undefined;
    const { documentElement, body } = document;

    function makeRoom() {
      const height = `${element!.offsetHeight}px`;
      documentElement.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    }
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      documentElement.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [cover]);
}
