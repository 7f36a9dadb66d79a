import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import { missingForLaunch } from './missingForLaunch';

it('an empty programme needs a season, an address, and who is responsible, each at its field', () => {
  expect(missingForLaunch(EMPTY_PROGRAMME).map(({ path }) => path)).toEqual([
    'site.current_season',
    'site.mail_hello',
    'legal.company',
    'legal.register',
    'legal.address',
    'legal.law',
    'legal.authority',
    'legal.mail_privacy',
    'legal.mail_legal',
  ]);
});

it('nothing of the demo may stand at a launch', () => {
  const missing = missingForLaunch(DEMO_PROGRAMME);
  expect(missing).toContainEqual({
    path: 'legal.company',
    text: `This is still the demo's: ${DEMO_PROGRAMME.legal.company}`,
  });
  const legal = { ...DEMO_PROGRAMME.legal, company: 'Kestrel d.o.o.' };
  const paths = missingForLaunch({ ...DEMO_PROGRAMME, legal }).map(({ path }) => path);
  expect(paths).not.toContain('legal.company');
});
