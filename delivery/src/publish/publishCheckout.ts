import type { Registry } from 'contract/registry';
import type { ReleaseFolder } from 'contract/release';
import { readHead } from '../store/revisions';
import { slotOf } from '../store/slots';
import type { Store } from '../store/store';
import { publish } from './publish';

export interface Checkout {
  /** The packages that are released. */
  names: readonly string[];
  /** The last build of a package, if nothing was changed since. */
  built(name: string): ReleaseFolder | undefined;
  /** Builds what changed. @param report called at the start of each step */
  build(report: (step: string) => void): Promise<ReleaseFolder[]>;
}

interface PublishOptions {
  /** Publishes over the content of the store. */
  publishes: boolean;
  /** Called at the start of each step. */
  report(step: string): void;
  checkout: Checkout;
}

const AUTHOR = { by: 'npm start', reason: 'start' };

/**
 * Publishes this checkout, shell and remotes together, into an empty store. The content of any other store was released
 * by people, so it is served unchanged, and the report says when the checkout differs.
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
