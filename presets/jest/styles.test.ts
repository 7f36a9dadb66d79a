const BrowserEnvironment = require('./environment.cjs');

interface Page {
  document: Record<'head' | 'body', Element> & {
    querySelector(selector: string): Element;
    createElement(name: string): Element;
  };
  getComputedStyle(element: Element): Style;
}
interface Element {
  innerHTML: string;
  className: string;
  style: Style;
}
type Style = Record<'color' | 'display' | 'visibility', string>;

let page: Page;
let remove: () => Promise<void>;
beforeEach(async () => {
  const projectConfig = { testEnvironmentOptions: {}, fakeTimers: {} };
  const environment = new BrowserEnvironment({ projectConfig }, { console, testPath: __filename });
  await environment.setup();
  page = environment.global;
  remove = () => environment.teardown();
  page.document.head.innerHTML = `<style>
    .card .title, nav > a[href="/,"] { color: rgb(1, 2, 3); }
    p:not(.loud) { visibility: hidden; }
    .Shown { display: flex; }
    @media screen { #only { display: none; } }
  </style>`;
});
afterEach(() => remove());

it('computes styles by names, ids, classes and what is in parentheses', () => {
  page.document.body.innerHTML = `<div class="card"><b class="x title">T</b></div>
    <nav><a href="/,">A</a></nav><p>quiet</p><p class="loud">loud</p>
    <i class="Shown"></i><u id="only"></u>`;

  expect(styleOf('b').color).toBe('rgb(1, 2, 3)');
  expect(styleOf('a').color).toBe('rgb(1, 2, 3)');
  expect(styleOf('p').visibility).toBe('hidden');
  expect(styleOf('.loud').visibility).toBe('visible');
  expect(styleOf('i').display).toBe('flex');
  expect(styleOf('u').display).toBe('none');
});

it('computes them again after the page has changed, and not before', () => {
  page.document.body.innerHTML = '<i>word</i>';
  const before = styleOf('i');
  expect(styleOf('i')).toBe(before);

  page.document.querySelector('i').className = 'Shown';
  expect(styleOf('i').display).toBe('flex');
  page.document.querySelector('i').style.display = 'none';
  expect(styleOf('i').display).toBe('none');
  page.document.head.innerHTML = '<style>i { visibility: hidden }</style>';
  expect(styleOf('i').visibility).toBe('hidden');
  page.document.body.style.color = 'rgb(4, 5, 6)';
  expect(styleOf('i').color).toBe('rgb(4, 5, 6)');
});

it('computes those of a detached element each time', () => {
  const alone = page.document.createElement('i');
  expect(page.getComputedStyle(alone)).not.toBe(page.getComputedStyle(alone));
});

const styleOf = (selector: string) => page.getComputedStyle(page.document.querySelector(selector));
