import type { Registry } from 'contract/registry';
import type { ReleaseFolder } from 'contract/release';
import { slotOf } from '../deploy/slots';
import { readHead } from '../store/revisions';
import type { Store } from '../store/store';
import { publish } from './publish';

/** The code that lies here, of whatever builds it. */
export interface Checkout {
  /** The packages that are released. */
  names: readonly string[];
  /** What was built of a package last, if nothing was changed since. */
  built(name: string): ReleaseFolder | undefined;
  /** Builds what changed. @param report called with each step as it begins */
  build(report: (step: string) => void): Promise<ReleaseFolder[]>;
}

/** How `npm start` finds a store. */
interface PublishOptions {
  /** Publishes over what stands in the store. */
  publishes: boolean;
  /** Called with each step as it begins. */
  report(step: string): void;
  checkout: Checkout;
}

const AUTHOR = { by: 'npm start', reason: 'start' };

/**
 * Publishes this checkout, shell and remotes together, where nothing was ever published. What stands in
 * a store was released by somebody: it is served as it is, and the report says when the checkout differs.
 * @throws Error when there is nothing to serve
 */
export async function publishCheckout(store: Store, manner: PublishOptions): Promise<void> {
  const { publishes, report, checkout } = manner;
  const head = await readHead(store);
  if (head && !publishes) return reportDifferences(head, manner);

  const folders = await checkout.build(report);
  report('Publishing what changed');
  try {
    const { registry, changed } = await publish(store, folders, AUTHOR, { first: !publishes });
    const names = changed.map(({ name, id }) => `${name} ${id}`).join(', ');
    report(`Revision ${registry.revision}: ${names || 'as it was'}`);
  } catch (error) {
    if (!head) throw error;
    report(`${(error as Error).message}\nServing revision ${head.revision} as it stands.`);
  }
}

function reportDifferences(head: Registry, { report, checkout }: PublishOptions): void {
  const others = checkout.names.filter((name) => {
    const { stable, canary } = slotOf(head, name) ?? {};
    const id = checkout.built(name)?.release.id;
    return id === undefined || ![stable?.id, canary?.release.id].includes(id);
  });
  if (others.length === 0) return;
  report(
    `Serving revision ${head.revision}; this checkout has another ${others.join(', ')}: ` +
      '`npm start -- --publish` publishes it',
  );
}
