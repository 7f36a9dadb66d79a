import { splitAtFold } from './splitAtFold';

const RULES = {
  global: [':root{--ink:#150a14}', 'data-styled.g1[id="sc-global-a"]{content:"sc-global-a1,"}'],
  grow: [
    '@keyframes grow{to{opacity:1}}',
    'data-styled.g2[id="sc-keyframes-grow"]{content:"grow,"}',
  ],
  button: [
    '.red{color:red}',
    '.blue{color:blue}',
    'data-styled.g3[id="button"]{content:"red,blue,"}',
  ],
  wide: [
    '.wide{width:9rem}',
    '@media (max-width: 40em){.wide{width:100%}}',
    'data-styled.g4[id="wide"]{content:"wide,"}',
  ],
  map: ['.map{height:.5rem}', 'data-styled.g5[id="map"]{content:"map,"}'],
};
const tag = (...groups: (keyof typeof RULES)[]) =>
  `<style data-styled="true">${groups
    .flatMap((one) => RULES[one])
    .map((part) => `${part}/*!sc*/\n`)
    .join('')}</style>`;
const ALL = tag('global', 'grow', 'button', 'wide', 'map');

it('puts the styles of the part below the fold at its beginning', () => {
  const hero = '<!--$--><main><h1 class="red">Season 2</h1><a class="red">Go</a>';
  const rest = '<!--$--><section class="map"></section><!--/$--></main><!--/$-->';
  const { css, html, cut } = splitAtFold({ css: ALL, html: hero + rest });

  expect(cut).toBe(hero.length);
  expect(css).toContain(':root{');
  expect(css).toContain('@keyframes grow');
  expect(css).toContain(
    '.red{color:red}/*!sc*/\ndata-styled.g3[id="button"]{content:"red,"}/*!sc*/',
  );
  expect(css).not.toMatch(/blue|wide|map/);
  expect(html).toBe(
    `${hero}${tag('wide', 'map').replace('data-styled="true">', 'data-styled="true">.blue{color:blue}/*!sc*/\ndata-styled.g3[id="button"]{content:"blue,"}/*!sc*/\n')}${rest}`,
  );
});

it('keeps the cascade of a single tag', () => {
  const html =
    '<h1>Season 2</h1><a class="red wide">Go</a><!--$--><a class="blue wide">Stay</a><!--/$-->';
  const { css } = splitAtFold({ css: ALL, html });
  expect(css).toBe(tag('global', 'grow', 'button', 'wide'));
});

it.each([
  ['has no parts', '<main><h1 class="red">Season 2</h1><p class="map"></p></main>'],
  ['has no headline', '<!--$--><main class="red"></main><!--/$-->'],
])('does not split a page that %s', (_what, html) => {
  expect(splitAtFold({ css: ALL, html })).toEqual({ css: ALL, html, fontCss: '' });
});

it('does not split styles in another format', () => {
  const page = { css: '<link rel="stylesheet">', html: '<h1></h1><!--$--><p></p><!--/$-->' };
  expect(splitAtFold(page)).toEqual(page);
});

it('sends text before its font files', () => {
  const [root, marker] = RULES.global as [string, string];
  const near = '@font-face{font-family:Near;src:local("Arial")}';
  const file = '@font-face{font-family:Sofia;src:url(/sofia.woff2)}';
  const tagOf = (...parts: string[]) =>
    `<style data-styled="true">${parts.map((part) => `${part}/*!sc*/\n`).join('')}</style>`;
  const html = '<h1>Season 2</h1><!--$--><p></p><!--/$-->';

  const page = splitAtFold({ css: tagOf(root, near, file, marker), html });
  expect(page.css).toBe(`<style>${near}</style>${tagOf(root, marker)}`);
  expect(page.html).not.toContain(file);
  expect(page.fontCss).toBe(`<style>${file}</style>`);
});
