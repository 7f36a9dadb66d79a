import type { Composition } from 'contract/registry';

import type { Preview } from './preview';
import {
  type PreviewRequest,
  readPreviewRequests,
  storePreviewRequests,
  withPreviewRequests,
} from './previewRequests';

const NO_EDGE_MESSAGE = 'This site cannot show previews, because it cannot check who may see them.';

/**
 * Returns the releases that this tab previews: only those that the edge has granted in the document. If the address
 * lacks a request of the tab, the page reloads with it. Each rejection is shown once and removed.
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
    return new Promise(() => {}); // the page reloads
  }
  const isGranted = (request: PreviewRequest) =>
    preview.overrides.some(({ remote }) => remote === request.remote);
  storePreviewRequests(requests.filter(isGranted));
  return preview;
}
