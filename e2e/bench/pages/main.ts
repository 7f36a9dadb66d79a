import { choosePort, rounds, siteUrl } from '../../support/environment';
import startProduct from '../../support/startProduct';
import { median } from '../figure';
import { launchBrowser } from '../launchBrowser';
import { buildSpa } from './buildSpa';
import { readOriginal, spaDocument, staticDocument } from './documents';
import { pictureShare } from './pictures';
import { serve } from './serve';
import { rendersOutside } from './ticks';
import { timeUntilInteractive, timeUntilUsable } from './touch';
import { type Visit, visit } from './visit';

const ROUNDS = rounds('BENCH_ROUNDS', 7);

/** Compares the prerendered landing with the same code as one application, and with a page written by hand. */
async function main() {
  choosePort();
  const stopProduct = await startProduct();
  const url = `${siteUrl()}/`;
  const original = await readOriginal(url);
  const built = await buildSpa();
  const app = await serve({
    ...original.files,
    ...built.files,
    '/': spaDocument(original, built),
  });
  const byHand = await serve({ ...original.files, '/': staticDocument(original) });
  const browser = await launchBrowser();
  try {
    const visits: Record<'prerendered' | 'spa' | 'hand', Visit[]> = {
      prerendered: [],
      spa: [],
      hand: [],
    };
    const usable: Record<'prerendered' | 'spa', number[]> = { prerendered: [], spa: [] };
    const touched: number[] = [];
    // Alternates, so that a busy machine slows all three alike. The first round only warms them up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const turn = {
        prerendered: await visit(browser, url),
        spa: await visit(browser, app.url),
        hand: await visit(browser, byHand.url),
      };
      const presses = {
        prerendered: await timeUntilUsable(browser, url),
        spa: await timeUntilUsable(browser, app.url),
      };
      const interactive = await timeUntilInteractive(browser, url);
      if (round === 0) continue;
      touched.push(interactive);
      usable.prerendered.push(presses.prerendered);
      usable.spa.push(presses.spa);
      for (const [name, one] of Object.entries(turn)) visits[name as keyof typeof turn].push(one);
    }
    const of = (name: keyof typeof visits, what: keyof Visit) =>
      median(visits[name].map((one) => one[what]));
    const ratio = (what: keyof Visit, to: 'spa' | 'hand') => of('prerendered', what) / of(to, what);
    const figures = [
      { name: 'LCP prerendered / one application', value: ratio('lcp', 'spa'), goal: '≤ 0.33' },
      { name: 'LCP prerendered / page by hand', value: ratio('lcp', 'hand'), goal: '≤ 1.10' },
      {
        name: 'usable prerendered / one application',
        value: median(usable.prerendered) / median(usable.spa),
        goal: '≤ 0.90',
      },
      {
        name: 'JavaScript bytes prerendered / one application',
        value: ratio('js', 'spa'),
        goal: '≤ 1.08',
      },
      {
        name: 'JavaScript bytes prerendered once touched / one application',
        value: ratio('jsTouched', 'spa'),
        goal: '≤ 1.20',
      },
      {
        name: 'CLS prerendered, worst',
        value: Math.max(...visits.prerendered.map(({ cls }) => cls)),
        goal: '≤ 0.02',
      },
      {
        name: 'picture bytes / JPEG of the same boxes',
        value: await pictureShare(browser, url),
        goal: '≤ 0.50',
      },
      {
        name: 'renders outside the countdown in 1000 ticks',
        value: await rendersOutside(browser, app.url),
        goal: '0',
      },
      { name: 'LCP prerendered, ms', value: of('prerendered', 'lcp') },
      { name: 'LCP one application, ms', value: of('spa', 'lcp') },
      { name: 'LCP page by hand, ms', value: of('hand', 'lcp') },
      { name: 'usable prerendered, ms', value: median(usable.prerendered) },
      { name: 'usable one application, ms', value: median(usable.spa) },
      { name: 'from the first touch until interactive, ms', value: median(touched) },
      { name: 'JavaScript prerendered, kB', value: of('prerendered', 'js') / 1000 },
      { name: 'JavaScript one application, kB', value: of('spa', 'js') / 1000 },
    ];
    const on = `Chromium ${browser.version()}, CPU x4, 150 ms, 1.6 Mbit/s, medians of ${ROUNDS}`;
    process.stdout.write(`${JSON.stringify({ on, figures })}\n`);
  } finally {
    await browser.close();
    await app.stop();
    await byHand.stop();
    await stopProduct();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
