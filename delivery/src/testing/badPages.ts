/** Pages of a release with faults in prerendering, as function bodies. */
export const BAD_PAGES: Record<string, string> = {
  '/': `return 'drawn badly'`,
  '/arrays': `const kept = [];
    try { while (kept.length < 100) kept.push(new Uint8Array(16e6).fill(1)); } catch {}
    return 'took ' + kept.length * 16`,
  '/objects': `const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));`,
  '/loop': `for (;;);`,
  '/late': `setTimeout(() => { throw new Error('words of a visitor'); }, 1); return 'drawn'`,
  '/reject': `Promise.reject(new Error('words of a visitor')); return 'drawn'`,
  '/noisy': `for (let i = 0; i < 1e5; i += 1) console.log('x'.repeat(999)); return 'drawn'`,
  '/pollute': `
    const things = [Object.prototype, Array.prototype, Promise.prototype, URL.prototype, JSON, Math];
    for (const thing of things) Reflect.set(thing, 'polluted', 'yes');
    for (const [thing, name] of [[JSON, 'stringify'], [Array.prototype, 'map'], [globalThis, 'fetch']])
      try { Reflect.set(thing, name, () => 'polluted'); } catch {}
    return 'polluting'`,
  '/clean': `
    const made = [[{}, [], Promise.resolve(), new URL('http://x'), JSON, Math].map((it) => it.polluted)];
    return 'clean ' + JSON.stringify(made) + typeof fetch`,
  '/reads': `
    for (let n = 0; n < 99; n += 1) fetch('/api/' + n).catch(() => {});
    return new Promise(() => {})`,
};
