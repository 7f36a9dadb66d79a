// The one inline script of documents. It notices when the shell does not start: its scripts do not load, throw, or make
// nothing interactive. It reports the release and reloads the page without it. If no other release helps, it shows a
// message. When a browser is too old for every shell, it shows a message unless the page was prerendered, and reports
// nothing. It must parse in such browsers, so it has no syntax after 2018. It is short because every document contains
// it; comments and spaces beside operators are removed.
(() => {
  const { api, shell, report } = document.currentScript.dataset;
  const box = document.createElement('p');
  let [idle, limit, seen, over] = [0, 60];

  const drawn = () => document.querySelector('#root *');
  const up = () => window.__MFE__ && !__MFE__.starting && drawn();

  // It needs no styles of the page, and no policy has to allow its own.
  const say = (text, to = 'Reload', href = '') => {
    const a = document.createElement('a');
    a.href = href;
    a.append(to);
    box.setAttribute('role', 'alert');
    box.style = 'position:fixed;left:0;right:0;bottom:0;padding:1em;background:#fff;color:#000';
    box.textContent = text;
    box.append(a);
    document.documentElement.append(box);
  };

  // The shell uses the same check and does not start (decision 125).
  if (!Object.hasOwn) {
    if (!drawn()) say('This page needs a newer browser. Update yours or go to ', 'Home', '/');
    return;
  }

  const fail = (errorClass) => {
    if (over || up()) return;
    over = 1;
    say('This page did not start. ');
    const [{ serverTiming = [] } = {}] = performance.getEntriesByType('navigation');
    const [{ description: ticket } = {}] = serverTiming.filter(({ name }) => name === 'ticket');
    const body = [JSON.stringify({ ...JSON.parse(report), errorClass, ticket })];
    navigator.sendBeacon(api, new Blob(body, { type: 'application/json' }));
    const { cookie } = document;
    // biome-ignore lint/suspicious/noDocumentCookie: only this is synchronous, and every browser has it
    document.cookie = `mfe_failed.${shell}=1;path=/;max-age=600`;
    // Once per release, and not while the page may be slow or offline.
    if (document.cookie !== cookie && idle < 20 && navigator.onLine) location.reload();
  };

  addEventListener(
    'error',
    ({ target: { defer, src }, filename, error }) => {
      const { stack } = error || {};
      const from = `${defer ? src : filename + stack}`;
      if (from.includes(`/shell/${shell}/`)) fail(defer ? 'network' : 'execution');
    },
    true,
  );
  // Firefox aborts loading as soon as the reader follows a link. That is no failure, and a reload would take the reader
  // back.
  addEventListener('beforeunload', () => {
    over = 1;
  });
  // By then all scripts have loaded or failed; earlier, the connection may just be slow. They are counted again,
  // because the browser may list the last of them after the next check.
  addEventListener('DOMContentLoaded', () => {
    [idle, limit] = [0, 20];
  });
  // The shell replays the click once it is interactive; a later click elsewhere cancels it. Until then forms are not
  // submitted natively.
  addEventListener(
    'click',
    (event) => {
      if (window.__MFE__) return;
      window.__PRESSED__ = event.target.closest('button');
      if (window.__PRESSED__) event.preventDefault();
    },
    true,
  );
  const timer = setInterval(() => {
    const { length } = performance.getEntriesByType('resource');
    idle = length !== seen || document.hidden ? 0 : idle + 1;
    seen = length;
    if (idle === 20 && !drawn()) say('Still loading. ');
    if (idle >= limit) fail('timeout');
    if (up()) clearInterval(timer, box.remove());
  }, 1000);
})();
