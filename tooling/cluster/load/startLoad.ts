import { reportStep } from 'server-kit/bin/progress.mjs';

import { queryPrimary } from '../setup/queryPrimary';
import type { ReadyCluster } from '../setup/withCluster';
import { Ledger } from './Ledger';
import { Load } from './Load';
import { listStartups, registerPeople } from './people';

const MEMBER_COUNT = 50;

/** Registers people, then starts visits of them and of guests. @param arePatient as in {@link Load} */
export async function startLoad(ready: ReadyCluster, arePatient: boolean) {
  const site = `http://localhost:${ready.ports.site}`;
  reportStep('Registering people');
  const people = await registerPeople(site, MEMBER_COUNT);
  const startups = await listStartups(site);
  const ledger = new Ledger(
    people,
    startups.map(({ id }) => id),
  );
  const load = new Load({ site, people, ledger, pages: pagesOf(startups), arePatient });
  /** Number of acknowledged writes that are missing in the database. */
  const lost = async () => {
    const expected = ledger.expected();
    return ledger.lost(await followers(ready), expected).length;
  };
  return { load, ledger, lost };
}

const pagesOf = ([first, second, third]: readonly { slug: string }[]) => [
  '/',
  '/startups',
  `/startups/${first!.slug}`,
  `/startups/${second!.slug}`,
  '/api/startups',
  '/api/startups?page=2',
  `/api/public/startups/${third!.slug}`,
];

/** `person,startup` of every row. */
async function followers(ready: ReadyCluster): Promise<Set<string>> {
  const statement = 'select follower_id, startup_id from startup_follows';
  return new Set(await queryPrimary(ready, statement));
}
