import { documentBlock } from '../registry/documentBlock';

/** A script of the current page, as listed in its document. */
interface PageScript {
  src: string;
  integrity: string;
}

/**
 * Starts to load all scripts of the current page at once: otherwise each is discovered only after the previous one has
 * loaded.
 */
export function preloadPage(): void {
  for (const { src, integrity } of documentBlock<PageScript[]>('code') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity });
    link.href = src;
    document.head.append(link);
  }
}
