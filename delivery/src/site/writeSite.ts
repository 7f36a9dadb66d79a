import type { PublicConfig } from 'contract/config';
import { publicConfig } from 'contract/config/schema';
import { Deployed } from '../edge/deployed/Deployed';
import { siteFiles } from '../edge/siteFiles';
import type { Store } from '../store/store';
import { siteDocument } from './siteDocument';

/** What the site says of its deployment; while it is there, every change writes the site anew. */
const SETTINGS = 'site.json';

/** Makes the store a site of its own: any host that hands out its files serves the product. */
export async function beginSite(store: Store, config: PublicConfig): Promise<number | undefined> {
  await store.replace(SETTINGS, JSON.stringify(config));
  for (const [path, { body }] of Object.entries(siteFiles(config))) {
    await store.replace(path.slice(1), body);
  }
  return writeSite(store);
}

/**
 * Writes the document of the newest revision, if the store is a site.
 * @returns the revision it shows; undefined when the store is no site, or nothing is published
 */
export async function writeSite(store: Store): Promise<number | undefined> {
  const settings = await store.read(SETTINGS);
  if (!settings) return undefined;
  const config = publicConfig.parse(JSON.parse(settings.toString('utf8')));
  for (let shown: number | undefined; ; ) {
    const deployment = await new Deployed(store, raise).current();
    const revision = deployment?.registry.revision;
    // Another process may have written an older one over ours: the last to look sees the newest.
    if (!deployment?.registry.shell || revision === shown) return shown;
    await store.replace('index.html', siteDocument(deployment, config));
    shown = revision;
  }
}

function raise(error: unknown): never {
  throw error;
}
