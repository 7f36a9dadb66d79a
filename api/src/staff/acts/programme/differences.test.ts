import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { differencesBetween } from './differences';

const { site } = DEMO_PROGRAMME;
const differenceOf = (before: string, after: string) => {
  const [difference] = differencesBetween(
    { ...DEMO_PROGRAMME, site: { ...site, region: before } },
    { ...DEMO_PROGRAMME, site: { ...site, region: after } },
  );
  return difference;
};
const LONG = 'We build companies. '.repeat(20);

it('long texts are cut where they differ, with some of what stands before it', () => {
  const { before, after } = differenceOf(`${LONG}Join us in May.`, `${LONG}Join us in June.`)!;
  expect(before).toMatch(/^….*companies\. Join us in May\.$/);
  expect(after).toMatch(/^….*companies\. Join us in June\.$/);
});

it('long texts that differ early begin at their beginning', () => {
  const { before, after } = differenceOf(`One. ${LONG}`, `Two. ${LONG}`)!;
  expect(before).toMatch(/^One\. .*…$/);
  expect(after).toMatch(/^Two\. .*…$/);
  expect(before).toHaveLength(120);
});

it('short texts are whole', () => {
  expect(differenceOf('Balkans', 'Balkans and Turkey')).toEqual({
    path: 'site.region',
    before: 'Balkans',
    after: 'Balkans and Turkey',
  });
});

it('a text that goes on is told from the one that ended', () => {
  const { before, after } = differenceOf(LONG, `${LONG}Apply now.`)!;
  expect(before).toMatch(/^….*companies\. $/);
  expect(after).toMatch(/^….*companies\. Apply now\.$/);
});

it('no character is cut in two', () => {
  const { after } = differenceOf('', '🚀'.repeat(200))!;
  expect(after).toBe(`${'🚀'.repeat(119)}…`);
});
