import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let owner: TestUser;
beforeAll(async () => {
  owner = await staffMember(kit, 'owner', 'programme');
});

const { site, legal } = DEMO_PROGRAMME;
const THEIR_OWN = 'https://quest.example.org/guidelines.pdf';

async function publish(programme: Programme): Promise<void> {
  const fields = { because: 'another organisation' };
  const file = JSON.stringify(programme);
  const edit = await kit.post('/staff/acts/programme.edit', { fields: {}, file }, { as: owner });
  expect(edit.status).toBe(200);
  const publishing = await kit.post('/staff/acts/programme.publish', { fields }, { as: owner });
  expect(publishing.status).toBe(200);
}
const offered = async () => {
  const { season, facts } = (await kit.get('/programme/site')).body;
  return [season.guidelines, facts.guidelines];
};
const withGuidelines = (guidelines: string) => ({
  ...site,
  seasons: site.seasons.map((season) => ({ ...season, guidelines })),
});

describe('guidelines (rule 1.49)', () => {
  it('of the demo are offered while the parties they name are responsible', async () => {
    expect(await offered()).toEqual(['demo:guidelines', 'demo:guidelines']);
  });

  it.each<[string, Programme]>([
    ['company', { ...DEMO_PROGRAMME, legal: { ...legal, company: 'Others OOD' } }],
    ['address', { ...DEMO_PROGRAMME, legal: { ...legal, address: '1 Other Street, 1000 Sofia' } }],
    [
      'address for data protection',
      { ...DEMO_PROGRAMME, legal: { ...legal, mail_privacy: 'privacy@others.example' } },
    ],
    ['address for mail', { ...DEMO_PROGRAMME, site: { ...site, mail_hello: 'hi@others.example' } }],
  ])(
    'of the demo are not offered under another %s, and are again once it is restored',
    async (_, others) => {
      await publish(others);
      expect(await offered()).toEqual(['', undefined]);

      await publish(DEMO_PROGRAMME);
      expect(await offered()).toEqual(['demo:guidelines', 'demo:guidelines']);
    },
  );

  it('of the deployment are offered under any responsible party', async () => {
    const company = 'Others OOD';
    await publish({
      ...DEMO_PROGRAMME,
      site: withGuidelines(THEIR_OWN),
      legal: { ...legal, company },
    });

    expect(await offered()).toEqual([THEIR_OWN, THEIR_OWN]);
  });
});
