import { ABOUT_HEADER } from 'contract/cache-tags';
import type { PublicSite, SiteTopic } from 'contract/wire/publicProgramme.contract';
import * as core from 'shared-ui/core';

import { noteTags } from './rendering';

/** The last response by address, parsed once: pages rendered at the same time share it. */
const known = new Map<string, { text: string; site: PublicSite }>();

/**
 * Puts the programme's topics of a page into the store before prerendering. Pages omit data that the api cannot
 * provide.
 * @param topics besides the frame; all of them when omitted
 */
export async function readShownSite(
  { dispatch }: Pick<core.AppStore, 'dispatch'>,
  topics: readonly SiteTopic[] | undefined,
): Promise<void> {
  const address = `/programme/site${topics ? `?show=${topics.join(',')}` : ''}`;
  const value = await readSite(address).catch(() => undefined);
  if (!value) return noteTags(undefined);
  const entry = { endpointName: 'readSite', arg: undefined, value };
  dispatch(core.api.util.upsertQueryEntries([entry] as never));
}

async function readSite(address: string): Promise<PublicSite | undefined> {
  const answer = await core.getPublic(address);
  if (!answer.ok) return undefined;
  noteTags(answer.headers.get(ABOUT_HEADER));
  const text = await answer.text();
  const last = known.get(address);
  if (last?.text === text) return last.site;
  const site = JSON.parse(text) as PublicSite;
  known.set(address, { text, site });
  return site;
}
