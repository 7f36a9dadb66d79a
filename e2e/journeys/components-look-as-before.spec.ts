import { writeFileSync } from 'node:fs';

import { expectAccessible, expectFits, WIDTHS } from '../support/axe';
import { buildCatalogue, listCatalogue, openCatalogue, useCatalogue } from '../support/catalogue';
import {
  difference,
  drawnBy,
  joined,
  MAX_CHANGED_SHARE,
  steadySnapshotOf,
  storeSnapshot,
} from '../support/snapshot';
import { expect, test } from '../support/test';

// One after the other: the catalogue is built once, for all of them.
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

    const faults: string[] = []; // all of them in one run
    const note = (where: string) => (fault: Error) =>
      void faults.push(`${where}: ${fault.message}`);

    for (const sheet of sheets) {
      const parts = [...new URLSearchParams(sheet.slice(1)).values()].join('-').toLowerCase();
      const name = `components-${parts}-${size}`;
      await test.step(name, async () => {
        await openCatalogue(page, sheet);
        await expectAccessible(page).catch(note(name));
        await compare(name, await steadySnapshotOf(page));
      });
    }

    const alone: Buffer[] = [];
    for (const story of stories) {
      await test.step(story, async () => {
        await openCatalogue(page, story);
        await expectAccessible(page, '#root').catch(note(story));
        await expectFits(page).catch(note(story));
        alone.push(await steadySnapshotOf(page));
      });
    }
    await compare(`components-alone-${size}`, await joined(alone));

    expect(faults).toEqual([]);

    async function compare(name: string, picture: Buffer): Promise<void> {
      if (isUpdate) return storeSnapshot(name, picture, version);
      if (version !== drawnBy()) return; // another browser draws letters differently
      const share = await difference(name, picture);
      if (share > MAX_CHANGED_SHARE) writeFileSync(info.outputPath(`${name}.webp`), picture);
      expect
        .soft(share, `most that has changed anywhere in ${name}`)
        .toBeLessThanOrEqual(MAX_CHANGED_SHARE);
    }
  });
}
