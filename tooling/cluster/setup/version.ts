import { type Checkout, openStore, publish, publishApi } from 'delivery/publish';
import { ROOT } from 'server-kit/repository';

import { THIS_CHECKOUT } from '../../start/checkout';
import { READINESS, type Readiness } from './product';

/** Code that can run in a cluster. */
export interface Version {
  root: string;
  checkout: Checkout;
  /** By which its processes are asked; later versions answer there too. */
  readiness: Readiness;
}

/** What lies in this checkout. */
export const THIS_VERSION: Version = { root: ROOT, checkout: THIS_CHECKOUT, readiness: READINESS };

const AUTHOR = 'npm run cluster';

/** Builds what changed, and shows it to everybody. @returns the revision that does */
export async function publishReleases(
  bucket: string,
  { checkout }: Version,
  report: (step: string) => void,
): Promise<number> {
  const folders = await checkout.build(report);
  report('Publishing');
  const author = { by: AUTHOR, reason: 'releases' };
  const { registry } = await publish(openStore(bucket), folders, author);
  return registry.revision;
}

/** Records which api is deployed. @param port of any of its processes, or of a balancer before them */
export async function publishApiOf(bucket: string, port: number): Promise<void> {
  const author = { by: AUTHOR, reason: 'api' };
  await publishApi(openStore(bucket), `http://127.0.0.1:${port}/api/docs`, author, true);
}
