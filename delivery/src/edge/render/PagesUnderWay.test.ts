import type { RenderedPage } from 'contract/page';
import { PagesUnderWay } from './PagesUnderWay';

const PAGE: RenderedPage = { status: 200, html: '', css: '', head: { title: '' }, state: {} };
const HOUR = 3_600_000;

let pages: PagesUnderWay;
beforeEach(() => {
  pages = new PagesUnderWay();
});
afterEach(() => pages.rejectAll(new Error('over')));

it('is settled once, by its number', async () => {
  const { id, page } = pages.add({}, HOUR, () => {});
  pages.settle(id, PAGE);
  await expect(page).resolves.toBe(PAGE);
  expect(() => pages.settle(id, PAGE)).toThrow('Nobody has asked');
});

it('cannot be settled before it was requested', () => {
  expect(() => pages.settle(1, PAGE)).toThrow('Nobody has asked');
  expect(() => pages.readsFor(1)).toThrow('Nobody has asked');
});

it('may be settled late, without a reader', async () => {
  const { id, page } = pages.add({ who: 'a' }, HOUR, () => {});
  pages.abandon(id, new Error('late'));
  await expect(page).rejects.toThrow('late');
  expect(pages.readsFor(id)).toBeUndefined();
  pages.settle(id, PAGE);
  expect(() => pages.settle(id, PAGE)).toThrow('Nobody has asked');
});

it('reads for its visitor, and only a limited number of times', () => {
  const proof = { who: 'a' };
  const { id } = pages.add(proof, HOUR, () => {});
  for (let n = 0; n < 64; n += 1) expect(pages.readsFor(id)).toBe(proof);
  expect(() => pages.readsFor(id)).toThrow('reads without end');
});

it('is one of 32 at most', () => {
  for (let n = 0; n < 32; n += 1) pages.add({}, HOUR, () => {});
  expect(() => pages.add({}, HOUR, () => {})).toThrow('Too many');
});

it('that was abandoned takes no slot; with many of them the process is replaced', async () => {
  for (let n = 0; n < 257; n += 1) {
    expect(pages.hasManyAbandoned).toBe(false);
    const { id, page } = pages.add({}, HOUR, () => {});
    pages.abandon(id, new Error('late'));
    await expect(page).rejects.toThrow('late');
  }
  expect(pages.hasManyAbandoned).toBe(true);
  pages.settle(1, PAGE); // it arrives late
  expect(pages.hasManyAbandoned).toBe(false);
});
