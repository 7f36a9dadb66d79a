import { type Checkout, openStore, publish, publishApi } from 'delivery/publish';
import { ROOT } from 'server-kit/repository';

import { THIS_CHECKOUT } from '../../start/checkout';
import { READINESS, type Readiness } from './product';

/** A version that can run in a cluster. */
export interface Version {
  root: string;
  checkout: Checkout;
  /** Its readiness checks, which later versions support too. */
  readiness: Readiness;
}

/** This checkout. */
export const THIS_VERSION: Version = { root: ROOT, checkout: THIS_CHECKOUT, readiness: READINESS };

const AUTHOR = 'npm run cluster';

/** Builds what changed, and publishes it to everybody. @returns the revision */
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

/** Records which api is deployed. @param port of any of its processes, or of their balancer */
export async function publishApiOf(bucket: string, port: number): Promise<void> {
  const author = { by: AUTHOR, reason: 'api' };
  await publishApi(openStore(bucket), `http://127.0.0.1:${port}/api/docs`, author, true);
}
