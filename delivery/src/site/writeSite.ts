import type { PublicConfig } from 'contract/config';
import { publicConfig } from 'contract/config/schema';
import { Deployed } from '../edge/deployed/Deployed';
import { siteFiles } from '../edge/siteFiles';
import type { Store } from '../store/store';
import { siteDocument } from './siteDocument';

/** Settings of the static site; while this file exists, every change rewrites the site. */
const SETTINGS = 'site.json';

/** Makes the store a static site: any host that serves its files serves the product. */
export async function beginSite(store: Store, config: PublicConfig): Promise<number | undefined> {
  await store.replace(SETTINGS, JSON.stringify(config));
  for (const [path, { body }] of Object.entries(siteFiles(config))) {
    await store.replace(path.slice(1), body);
  }
  return writeSite(store);
}

/**
 * Writes the document of the newest revision, if the store is a static site.
 * @returns the revision it shows; undefined when the store is no site, or nothing is published
 */
export async function writeSite(store: Store): Promise<number | undefined> {
  const settings = await store.read(SETTINGS);
  if (!settings) return undefined;
  const config = publicConfig.parse(JSON.parse(settings.toString('utf8')));
  for (let shown: number | undefined; ; ) {
    const deployment = await new Deployed(store, raise).current();
    const revision = deployment?.registry.revision;
    // Another process may have overwritten this with an older document: the last one to check sees the newest revision.
    if (!deployment?.registry.shell || revision === shown) return shown;
    await store.replace('index.html', siteDocument(deployment, config));
    shown = revision;
  }
}

function raise(error: unknown): never {
  throw error;
}
