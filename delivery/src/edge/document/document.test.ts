import { readEdgeSettings } from '../../env';
import { documentHtml } from './document';

const { config } = readEdgeSettings({ PUBLIC_URL: 'https://uspon.example', LOG_LEVEL: 'silent' });

/** A prerendered document with these head fields besides its title. */
function documentOf(head: object) {
  const page = { status: 200, html: '', css: '', head: { title: 'T', ...head }, state: {} };
  const empty = { fonts: '', preloads: '', scripts: '' };
  const composition = { revision: 1, base: '/releases/', remotes: {} };
  return documentHtml({ composition, config, title: 'T', page, ...empty } as never);
}

it('embeds data for search engines in blocks that no text can break out of', () => {
  const html = documentOf({ jsonLd: [{ name: '</script><script>alert(1)' }, { name: 'Two' }] });

  expect(html).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  );
  expect(html.match(/application\/ld\+json/g)).toHaveLength(2);
});

it('links a page to its feed', () => {
  const html = documentOf({ feedPath: '/startups/zrno/feed.xml' });
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="T" href="/startups/zrno/feed.xml">',
  );
  expect(documentOf({})).not.toMatch(/alternate|ld\+json/);
});

it('sends readable content first, then scripts, then fonts', () => {
  const fontCss = '<style>@font-face{}</style>';
  const page = { html: '<p>Words', css: '<style>', fontCss, head: { title: 'T' }, state: {} };
  const tags = { fonts: '<fonts>', preloads: '<preloads>', scripts: '<scripts>' };
  const composition = { revision: 1, base: '/releases/', remotes: {} };
  const content = { composition, config, title: 'T', ...tags };
  const html = documentHtml({ ...content, page } as never);
  const late = `<style media="(scripting: none)">@font-face{}</style><script>`;
  const order = ['<style>', '<p>Words', '<preloads>', '<scripts>', late];
  const found = order.map((piece) => html.indexOf(piece));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(html).not.toContain('<fonts>'); // a browser would fetch it at once

  const before = documentHtml({ ...content, page: { ...page, fontCss: undefined } } as never);
  expect(before).not.toContain('scripting'); // an older shell includes it in its styles
});

it('starts loading the scripts at the fold', () => {
  const page = { status: 200, html: '<h1>Words</h1><p>Rest', css: '', head: { title: 'T' } };
  const tags = { fonts: '', preloads: '', scripts: '<scripts>', early: '<early>' };
  const composition = { revision: 1, base: '/releases/', remotes: {} };
  const content = { composition, config, title: 'T', ...tags };
  const html = (cut?: number) =>
    documentHtml({ ...content, page: { ...page, state: {}, cut } } as never);
  expect(html('<h1>Words</h1>'.length)).toContain('<h1>Words</h1><early><p>Rest');
  expect(html()).not.toContain('<early>'); // an older shell does not report where the fold is
});

it('has a picture for shared links with a complete URL', () => {
  const html = documentOf({ image: '/cards/startups/12.jpg' });
  const address = 'https://uspon.example/cards/startups/12.jpg';
  expect(html).toContain(`<meta property="og:image" content="${address}">`);
  expect(html).toContain(`<meta name="twitter:image" content="${address}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(documentOf({})).toContain('<meta name="twitter:card" content="summary">');
});
