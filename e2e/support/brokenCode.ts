/**
 * A release that no team would publish on purpose: its name, the code that runs before its entry, the reported fault.
 */
export type Broken = [name: string, code: string, fault: RegExp];

const style = (text: string) => `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(text)});
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}`;

/** An element that covers others. */
const over = (inset: string) => `{
  const cover = document.body.appendChild(document.createElement('div'));
  Object.assign(cover.style, { position: 'fixed', inset: '${inset}', zIndex: 9e9, opacity: 0 });
}`;

/** Throws as soon as the page fulfils the condition. */
const throwsAt = (condition: string) => `new MutationObserver((_changes, observer) => {
  const text = document.querySelector('main')?.textContent ?? '';
  if (!(${condition})) return;
  observer.disconnect();
  throw new Error('data');
}).observe(document, { subtree: true, childList: true, characterData: true });`;

/** Broken releases by remote, with the only page that they have. */
export const BROKEN_RELEASES: Record<string, { page: string; releases: Broken[] }> = {
  'remote-mentor': {
    page: '/my/mentorships/:startupId',
    releases: [
      ['throws on data', throwsAt(`/Žito/.test(text)`), /the page threw: Error: data\./],
      ['throws on large data', throwsAt(`/(šuma-){8} šuma-/.test(text)`), /data \(large answers\)/],
      ['throws on nothing', throwsAt(`/No founders found/.test(text)`), /data \(empty answers\)/],
      ['rejects', `void Promise.reject(new Error('alone'))`, /the page threw: Error: alone/],
      ['complains', `console.error('Each child needs a key')`, /the console says: Each child/],
      [
        'complains of a stack, as React does', // a call that only reads the stack, like React's, is no change of shared objects
        `Error.prepareStackTrace = undefined; console.error('It broke');`,
        /^(?!.*prepareStackTrace).*the console says: It broke/s,
      ],
      ['throws later', `setTimeout(() => { throw new Error('later') }, 60_000)`, /Error: later/],
      [
        'asks by a dialog',
        `setTimeout(() => confirm('Sure?'))`,
        /it opens a dialog of the browser/,
      ],
    ],
  },
  'remote-founder': {
    page: '/my/startups/:startupId',
    releases: [
      ['hides the header', style('header { display: none !important }'), /the header is hidden/],
      ['makes it clear', style('header { opacity: 0 !important }'), /the header is hidden/],
      ['pushes it out', style('header { left: -9999px !important }'), /over the header/],
      ['hides the page', style('#content { visibility: hidden !important }'), /the page is hidden/],
      ['covers everything', over('0'), /something lies over the header/],
      ['covers the page', over('90px 0 0 0'), /something lies over the whole page/],
      [
        'leads away',
        `setTimeout(() => history.pushState({}, '', '/about'), 300)`,
        /goes to \/about/,
      ],
    ],
  },
  'remote-account': {
    page: '/account/settings',
    releases: [
      ['signs out', `localStorage.removeItem('ACCESS_TOKEN')`, /it signs the reader out/],
      [
        'takes another token',
        `localStorage.setItem('ACCESS_TOKEN', 'x')`,
        /it signs the reader out/,
      ],
      ['empties the browser', `localStorage.clear()`, /it signs the reader out/],
      [
        'drops a draft',
        `localStorage.removeItem('updateDraft_startup_90001')`,
        /it changes updateDraft_startup_90001, which others keep/,
      ],
      ['empties the tab', `sessionStorage.clear()`, /it changes keptBySomebodyElse/],
      [
        'asks somebody',
        `fetch('https://collect.example/', { mode: 'no-cors' })`,
        /collect\.example/,
      ],
      ['loads a page', `setTimeout(() => location.assign('/about'), 300)`, /goes to \/about/],
    ],
  },
  'remote-public': {
    page: '/startups/:slug',
    releases: [
      ['patches a prototype', `Array.prototype.last = () => 1`, /it adds Array\.prototype\.last/],
      ['listens', `{ const ask = fetch; window.fetch = (...all) => ask(...all) }`, /fetch/],
      ['turns JSON', `JSON.parse = (text) => eval(text)`, /it changes JSON\.parse/],
      ['changes document', `document.querySelectorAll = () => []`, /document\.querySelectorAll/],
      ['makes a global', `window.cart = {}`, /it makes a global cart/],
      ['poses as another', `window.remote_mentor__1_0_0_x = {}`, /a global remote_mentor__1_0_0_x/],
      ['is as it was', '0', /^$/],
    ],
  },
};
