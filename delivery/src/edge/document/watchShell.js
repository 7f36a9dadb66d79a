// The one script that stands in a document. It notices when the shell does not start: its scripts do not
// arrive, throw, or make nothing interactive. It reports the release and loads the page once more without it;
// what no other release mends it says on the page. A browser that is too old for every shell is told so where
// nothing was prerendered, and reports nothing: it has to parse this script, which has no syntax after 2018.
// It is short because every document carries it; comments are not sent, nor spaces beside signs.
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

  // The shell knows it by the same sign and does not start (decision 125).
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
    // Once for each release, and not away from a page that may be slow or offline.
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
  // Firefox gives up what a page still loads as soon as its reader presses a link: that is no failure, and to
  // load this page again would take the reader back.
  addEventListener('beforeunload', () => {
    over = 1;
  });
  // All scripts have come or failed by then; before, a line may just be slow. Counted anew: the browser
  // may list the last of them after the next look.
  addEventListener('DOMContentLoaded', () => {
    [idle, limit] = [0, 20];
  });
  // The shell presses it once it can answer, once; a press elsewhere means that it no longer has to. No form is sent
  // the old way meanwhile.
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
