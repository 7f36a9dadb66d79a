import { documentBlock } from '../registry/documentBlock';

/** A script of the page in view, as its document names it. */
interface PageScript {
  src: string;
  integrity: string;
}

/** Starts the journeys of all scripts of the page in view at once: each knows of the next only when here. */
export function preloadPage(): void {
  for (const { src, integrity } of documentBlock<PageScript[]>('code') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity });
    link.href = src;
    document.head.append(link);
  }
}
