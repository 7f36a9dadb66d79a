import type { PublicConfig } from 'contract/config';
import { publicConfig } from 'contract/config/schema';
import { Deployed } from '../edge/deployed/Deployed';
import { siteFiles } from '../edge/siteFiles';
import { CHANGE_PASSWORD, securityTxt } from '../edge/wellKnown';
import type { Store } from '../store/store';
import { siteDocument } from './siteDocument';

/** Settings of the static site; while this file exists, every change rewrites the site. */
const SETTINGS = 'site.json';

/** Makes the store a static site: any host that serves its files serves the product. */
export async function beginSite(store: Store, config: PublicConfig): Promise<number | undefined> {
  await store.replace(SETTINGS, JSON.stringify(config));
  for (const [path, { body }] of Object.entries(siteFiles(config, false))) {
    await store.replace(path.slice(1), body);
  }
  await store.replace('.well-known/change-password', REDIRECT);
  return writeSite(store);
}

/** A static host cannot redirect by itself (rule 1.57). */
const REDIRECT = `<!doctype html><title>Change your password</title><meta http-equiv="refresh" content="0; url=${CHANGE_PASSWORD}">`;

/** It is written again at every change of the store, and RFC 9116 recommends less than a year. */
const SECURITY_TXT_VALID_DAYS = 360;

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
    const contact = securityTxt(config.publicUrl, SECURITY_TXT_VALID_DAYS);
    await store.replace('.well-known/security.txt', contact);
    shown = revision;
  }
}

function raise(error: unknown): never {
  throw error;
}
