import type { Composition } from 'contract/registry';

import type { Preview } from './preview';
import {
  type PreviewRequest,
  readPreviewRequests,
  storePreviewRequests,
  withPreviewRequests,
} from './previewRequests';

const NO_EDGE_MESSAGE = 'This site shows no other releases: nobody here can tell who may see them.';

/**
 * What this tab shows in place of the registry's: only what the edge has granted in the document. Where
 * the address does not ask for what the tab wants, the page asks anew. What is refused is said once and
 * forgotten.
 */
export async function openPreview(
  { preview = { overrides: [], refused: [NO_EDGE_MESSAGE] } }: Pick<Composition, 'preview'>,
  requests: readonly PreviewRequest[],
): Promise<Preview> {
  const asked = readPreviewRequests(location.search, { getItem: () => null });
  const isAsked = ({ remote }: PreviewRequest) =>
    asked.some((request) => request.remote === remote);
  const unasked = requests.filter((request) => !isAsked(request));
  if (unasked.length > 0) {
    location.replace(withPreviewRequests(location.href, unasked));
    return new Promise(() => {}); // this page is over
  }
  const isGranted = (request: PreviewRequest) =>
    preview.overrides.some(({ remote }) => remote === request.remote);
  storePreviewRequests(requests.filter(isGranted));
  return preview;
}
