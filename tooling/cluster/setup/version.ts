import { type Checkout, openStore, publish, publishApi } from 'delivery/publish';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { ROOT } from 'server-kit/repository';
import { THIS_CHECKOUT } from '../../start/checkout';

export interface Version {
  root: string;
  checkout: Checkout;
}

export const THIS_VERSION: Version = { root: ROOT, checkout: THIS_CHECKOUT };

const AUTHOR = 'npm run cluster';

/** Builds what changed, and publishes it to everybody. */
export async function publishReleases(bucket: string, { checkout }: Version): Promise<void> {
  const folders = await checkout.build(reportStep);
  reportStep('Publishing');
  const author = { by: AUTHOR, reason: 'releases' };
  await publish(openStore(bucket), folders, author);
}

/** Records which api is deployed. @param port of any of its processes, or of their balancer */
export async function publishApiOf(bucket: string, port: number): Promise<void> {
  const author = { by: AUTHOR, reason: 'api' };
  await publishApi(openStore(bucket), `http://127.0.0.1:${port}/api/docs`, author, true);
}
