import { basename } from 'node:path';

import type { Spa } from './buildSpa';
import type { Files } from './serve';

/** The parts of the product's own document of the landing. */
interface Original {
  /** Address of the hero's wide picture. */
  hero: string;
  /** Fonts that every page needs. */
  fonts: string[];
  /** The data blocks, unchanged. */
  config: string;
  registry: string;
  state: string;
  files: Files;
}

/** Reads the prerendered landing, and fetches the files of its hero. A client-rendered page preloads its fonts. */
export async function readOriginal(url: string): Promise<Original> {
  const html = await (await fetch(url)).text();
  const block = (id: string) => html.match(new RegExp(`id="${id}">(.*?)</script>`))![1]!;
  const hero = html.match(/<img src="([^"]+\.svg)"[^>]*fetchpriority="high"/i)![1]!;
  const drawn = await (await fetch(new URL('/login', url))).text();
  const fonts = [...drawn.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, href]) => href!);
  const files: Files = {};
  for (const path of [hero, ...fonts]) {
    files[path] = Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer());
  }
  return {
    hero,
    fonts,
    config: block('config'),
    registry: block('registry'),
    state: block('state'),
    files,
  };
}

/**
 * The document of the single application, as fast as possible: it preloads all files it needs, and contains the data of
 * the programme.
 */
export function spaDocument(original: Original, { initial, landing }: Spa) {
  const { config, registry, state } = original;
  const fonts = original.fonts.map((path) => `/${basename(path)}`); // the addresses in its styles
  const data = (id: string, json: string) =>
    `<script type="application/json" id="${id}">${json}</script>`;
  return Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Welcome</title>${fonts.map(preloadFont).join('')}${landing.map((file) => `<link rel="preload" as="script" href="/${file}">`).join('')}${initial.map((file) => `<script defer src="/${file}"></script>`).join('')}</head><body><div id="root"></div>${data('config', config)}${data('registry', registry)}${data('state', state)}</body></html>`,
  );
}

/** The same content above the fold, written by hand. This is the lower bound: no document can show it sooner. */
export function staticDocument({ hero, fonts }: Original) {
  const faces = fonts.map(
    (href, at) =>
      `@font-face{font-family:f${at};src:url(${href}) format("woff2");font-weight:1 1000;font-display:swap}`,
  );
  return Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Welcome</title>${fonts.map(preloadFont).join('')}<style>${faces.join('')}body{margin:0;background:#150a14;color:#fff6ee;font:400 23px/1.42 f0,sans-serif}section{position:relative;display:flex;flex-direction:column;min-height:900px}img{position:absolute;z-index:-1;width:100%;height:100%;object-fit:cover}div{margin:auto 100px 60px}h1{font:900 150px/.86 f1,sans-serif;text-transform:uppercase}p{max-width:25em}a{display:inline-block;padding:16px 32px;margin-right:16px;border-radius:12px;background:#ff7a3a;color:#1b0a14}</style></head><body><section><img src="${hero}" alt="" fetchpriority="high"><div><b>The Venture Quest</b><h1>Season 2<br>in progress!</h1><p>40 startups are heading to Demo Day, Silicon Valley and a cash prize.</p><a href="/trailer">Watch trailer</a><a href="/startups">Check out the startups</a></div></section></body></html>`,
  );
}

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
