import { DEMO_PROGRAMME } from 'contract/demo-programme';

import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const OUTSIDE = 'https://partner.example/logo.svg';
const [partner] = DEMO_PROGRAMME.landing.partners;
const [moment, ...moments] = DEMO_PROGRAMME.landing.gallery;

/** Published when addresses of other sites were still accepted. */
const kit = testApp({
  programme: {
    ...DEMO_PROGRAMME,
    landing: {
      ...DEMO_PROGRAMME.landing,
      partners: [{ ...partner!, logo: OUTSIDE }],
      gallery: [{ ...moment!, picture: OUTSIDE }, ...moments],
    },
  },
});

it('a published programme with a picture of another site is shown without that picture', async () => {
  const { status, body } = await kit.get('/programme/landing');
  expect(status).toBe(200);
  expect(body.partners).toEqual([{ ...partner, logo: '' }]);
  expect(body.gallery).toEqual(moments);
  expect(body.mentors).toEqual(DEMO_PROGRAMME.landing.mentors);
});

it('staff see the stored address, and correct it section by section', async () => {
  const editor = await staffMember(kit, 'programme');
  const act = (name: string, programme?: object) => {
    const file = programme && { file: JSON.stringify(programme) };
    return kit.post(`/staff/acts/programme.${name}`, { fields: {}, ...file }, { as: editor });
  };
  const { status, body } = await kit.get('/staff/programme', { as: editor });
  expect(status).toBe(200);
  expect(body.published.landing.partners[0].logo).toBe(OUTSIDE);
  expect((await kit.get('/staff/programme/preview', { as: editor })).status).toBe(200);

  const withLogo = (logo: string) => ({
    ...body.draft,
    landing: { ...body.draft.landing, partners: [{ ...partner!, logo }] },
  });
  expect((await act('edit', withLogo(''))).status).toBe(200);
  const published = await act('publish');
  expect(published.status).toBe(422);
  expect(Object.keys(published.body.errors)).toEqual(['landing.gallery.0.picture']);

  // The corrected picture is no longer an error of the draft.
  const again = await act('edit', withLogo(OUTSIDE));
  expect(again.status).toBe(422);
  expect(Object.keys(again.body.errors)).toEqual(['landing.partners.0.logo']);

  const { landing } = withLogo('');
  expect(
    (await act('edit', { ...body.draft, landing: { ...landing, gallery: moments } })).status,
  ).toBe(200);
  expect((await act('publish')).status).toBe(200);
});

it.each([
  '/programme/../users/one.webp',
  'demo:../one',
  'ftp:one.webp',
  '//partner.example/one.webp',
])('%s is refused, because it is not stored here', async (logo) => {
  const as = await staffMember(kit, 'programme');
  const landing = { ...DEMO_PROGRAMME.landing, partners: [{ ...partner!, logo }] };
  const file = JSON.stringify({ ...DEMO_PROGRAMME, landing });
  const { status, body } = await kit.post(
    '/staff/acts/programme.edit',
    { fields: {}, file },
    { as },
  );
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['landing.partners.0.logo']);
});
