import { expectAccessible, expectFits, WIDTHS } from '../support/axe';
import { buildCatalogue, listCatalogue, openCatalogue, useCatalogue } from '../support/catalogue';
import { changeOf, drawnBy, MAX_CHANGED_SHARE, storeSnapshot } from '../support/snapshot';
import { expect, test } from '../support/test';

// Serial, because the catalogue is built once for all tests.
test.describe.configure({ mode: 'default' });
test.beforeAll(buildCatalogue);

for (const [size, width] of Object.entries(WIDTHS)) {
  test(`every state of every component is accessible, fits and looks as before (${size})`, async ({
    page,
    browser,
  }, info) => {
    const version = browser.version();
    const isUpdate = info.config.updateSnapshots === 'all';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await useCatalogue(page);
    const { sheets, stories } = await listCatalogue(page);
    expect(Math.min(sheets.length, stories.length)).toBeGreaterThan(5);

    const faults: string[] = []; // collected, so that one run reports all
    const note = (where: string) => (fault: Error) =>
      void faults.push(`${where}: ${fault.message}`);

    for (const sheet of sheets) {
      const parts = [...new URLSearchParams(sheet.slice(1)).values()].join('-').toLowerCase();
      const name = `components-${parts}-${size}`;
      await test.step(name, async () => {
        await openCatalogue(page, sheet);
        await expectAccessible(page).catch(note(name));
        await compare(name);
      });
    }

    for (const story of stories) {
      const id = new URLSearchParams(story.slice(1)).get('story');
      const name = `component-${id}-${size}`;
      await test.step(name, async () => {
        await openCatalogue(page, story);
        if (await page.evaluate(moves))
          faults.push(`${name}: moves for a reader who asked for calm`);
        await expectAccessible(page, '#root').catch(note(name));
        await expectFits(page).catch(note(name));
        await compare(name);
      });
    }

    expect(faults).toEqual([]);

    async function compare(name: string): Promise<void> {
      if (isUpdate) return storeSnapshot(page, name, version);
      if (version !== drawnBy()) return; // another browser renders letters differently
      const share = await changeOf(page, name, info.outputPath(`${name}.webp`));
      expect
        .soft(share, `most that has changed anywhere in ${name}`)
        .toBeLessThanOrEqual(MAX_CHANGED_SHARE);
    }
  });
}

/** Runs in the page. Finds CSS animations; a script may fade with reduced motion. */
const moves = () => document.getAnimations().some((one) => one instanceof CSSAnimation);
