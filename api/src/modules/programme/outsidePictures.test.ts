import { DEMO_PROGRAMME } from 'contract/demo-programme';

import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const OUTSIDE = 'https://partner.example/logo.svg';
const [partner] = DEMO_PROGRAMME.landing.partners;
const [moment, ...moments] = DEMO_PROGRAMME.landing.gallery;

/** Published when addresses of other sites were still taken. */
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

it('a programme that was published with a picture of another site is shown without that picture', async () => {
  const { status, body } = await kit.get('/programme/landing');
  expect(status).toBe(200);
  expect(body.partners).toEqual([{ ...partner, logo: '' }]);
  expect(body.gallery).toEqual(moments);
  expect(body.mentors).toEqual(DEMO_PROGRAMME.landing.mentors);
});

it('staff reads the address that is stored, and is told at its field when they save it again', async () => {
  const editor = await staffMember(kit, 'programme');
  const { status, body } = await kit.get('/staff/programme', { as: editor });
  expect(status).toBe(200);
  expect(body.published.landing.partners[0].logo).toBe(OUTSIDE);
  expect((await kit.get('/staff/programme/preview', { as: editor })).status).toBe(200);

  const file = JSON.stringify(body.draft);
  const saved = await kit.post('/staff/acts/programme.edit', { fields: {}, file }, { as: editor });
  expect(saved.status).toBe(422);
  expect(Object.keys(saved.body.errors)).toContain('landing.partners.0.logo');
});
