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

it('long texts are cut shortly before their first difference', () => {
  const { before, after } = differenceOf(`${LONG}Join us in May.`, `${LONG}Join us in June.`)!;
  expect(before).toMatch(/^….*companies\. Join us in May\.$/);
  expect(after).toMatch(/^….*companies\. Join us in June\.$/);
});

it('long texts that differ early are shown from their beginning', () => {
  const { before, after } = differenceOf(`One. ${LONG}`, `Two. ${LONG}`)!;
  expect(before).toMatch(/^One\. .*…$/);
  expect(after).toMatch(/^Two\. .*…$/);
  expect(before).toHaveLength(120);
});

it('short texts are complete', () => {
  expect(differenceOf('Balkans', 'Balkans and Turkey')).toEqual({
    path: 'site.region',
    before: 'Balkans',
    after: 'Balkans and Turkey',
  });
});

it('a text and its continuation are distinguished', () => {
  const { before, after } = differenceOf(LONG, `${LONG}Apply now.`)!;
  expect(before).toMatch(/^….*companies\. $/);
  expect(after).toMatch(/^….*companies\. Apply now\.$/);
});

it('no character is split', () => {
  const { after } = differenceOf('', '🚀'.repeat(200))!;
  expect(after).toBe(`${'🚀'.repeat(119)}…`);
});
