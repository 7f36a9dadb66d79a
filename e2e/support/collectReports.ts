import type { Page } from '@playwright/test';

/** A page's report about a release (contract/wire/site.contract.ts), with the fields that journeys check. */
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
 * Collects a page's reports about releases from now on; the calls pass through.
 * @param of the remote, or `shell`; all when left out
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
