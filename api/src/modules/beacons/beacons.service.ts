import type { Beacon, PageView } from '../../../contract/site.contract';
import { utcDay } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { beaconsQueries } from './beacons.queries';
import { pageOf } from './sitePages';

/** What browsers tell us about pages and releases. Nothing of it names a visitor. */
export function beaconsService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const queries = beaconsQueries(db);
  return {
    async release({ id, ...beacon }: Beacon): Promise<void> {
      await queries.insertBeacon({ ...beacon, releaseId: id, createdAt: clock.now() });
    },

    async pageView({ path }: PageView): Promise<void> {
      await queries.countPageView(utcDay(clock.now()), pageOf(path));
    },
  };
}
