import type { Page } from '@playwright/test';

/** What a page tells of a release (contract/wire/site.contract.ts), as far as journeys look at it. */
export interface Report {
  remote: string;
  id: string;
  phase: string;
  ok: boolean;
  errorClass?: string;
  ms?: number;
  bytes?: number;
  ticket?: string;
}

/**
 * What the page tells the api of releases from now on; calls go through.
 * @param of the remote, or `shell`; of all when left out
 */
export async function collectReports(page: Page, of?: string): Promise<Report[]> {
  const received: Report[] = [];
  await page.route(/\/api\/beacons(\/batch)?$/, async (route) => {
    const sent = route.request().postDataJSON() as Report | { reports: Report[] };
    const reports = 'reports' in sent ? sent.reports : [sent];
    received.push(...reports.filter(({ remote }) => of === undefined || remote === of));
    await route.continue();
  });
  return received;
}
