import type { PublicSite, SiteTopic } from 'contract/wire/publicProgramme.contract';
import * as core from 'shared-ui/core';

/**
 * Puts into the store what a page shows of the programme, before it is prerendered. Pages leave out what the
 * api cannot say.
 * @param topics besides the frame; all of them when left out
 */
export async function readShownSite(
  { dispatch }: Pick<core.AppStore, 'dispatch'>,
  topics: readonly SiteTopic[] | undefined,
): Promise<void> {
  const client = await core.http();
  const params = topics && { show: topics.join(',') };
  const answer = await client.get<PublicSite>('/programme/site', { params }).catch(() => undefined);
  if (!answer) return;
  const entry = { endpointName: 'readSite', arg: undefined, value: answer.data };
  dispatch(core.api.util.upsertQueryEntries([entry] as never));
}
