import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { Candidate, Composition } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import { integrityOf, shortHash } from 'server-kit/integrity';

/** A generated release for the page of one test, sealed like a real one; the store does not contain it. */
export interface MockRelease extends Candidate {
  remote: string;
  /** Id of the original release, whose pictures it uses. */
  copyOf: string;
  /** Scripts and release.json by file name, as they are sent. */
  files: Map<string, string>;
}

/** The releases of a remote that browsers are offered now, best first. */
export async function offered(request: APIRequestContext, remote: string): Promise<Candidate[]> {
  const composition = (await (await request.get('/registry.json')).json()) as Composition;
  return composition.remotes[remote]!.candidates;
}

/**
 * Copies the stable release of a remote under another name.
 * @param change edits a script's text before the release is sealed, so hashes match
 */
export async function copyOfStable(
  request: APIRequestContext,
  remote: string,
  change: (text: string, isEntry: boolean) => string = (text) => text,
): Promise<MockRelease> {
  const [stable] = await offered(request, remote);
  const folder = `/releases/${remote}/${stable!.id}/`;
  const described = (await (await request.get(`${folder}release.json`)).json()) as ReleaseFile;
  const sha = stable!.id.split('-')[1]!;
  const own = shortHash([change.toString()]);
  const rename = (text: string) => text.replaceAll(sha, own);

  const files = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const [name, { integrity }] of Object.entries(described.files)) {
    if (!name.endsWith('.js') || name === stable!.entry) continue;
    const text = change(rename(await (await request.get(folder + name)).text()), false);
    files.set(name, text);
    hashes.set(integrity, integrityOf(text));
  }
  let entry = rename(await (await request.get(folder + stable!.entry)).text());
  for (const [before, after] of hashes) entry = entry.replace(before, after);
  entry = change(entry, true);
  files.set(stable!.entry, entry);
  const [id, container] = [rename(stable!.id), rename(stable!.container)];
  const integrity = integrityOf(entry);
  const known = { ...described.files, [stable!.entry]: { integrity } };
  files.set('release.json', JSON.stringify({ ...described, id, container, files: known }));
  return { remote, copyOf: stable!.id, id, container, entry: stable!.entry, integrity, files };
}

/** Serves the files of a release to a page, as if it were in the store. */
async function publishFor(page: Page, release: MockRelease): Promise<void> {
  const { remote, id, copyOf, files } = release;
  await page.route(`**/releases/${remote}/${id}/**`, async (route) => {
    const url = route.request().url();
    const name = new URL(url).pathname.split('/').pop()!;
    if (!/\.js(on)?$/.test(name)) return route.continue({ url: url.replace(id, copyOf) });
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404, body: 'gone' });
    return route.fulfill({ contentType: 'text/javascript', headers: CORS_HEADERS, body });
  });
}

/** Gives documents whose address asks for the release the edge's permission to show it. */
export async function allowPreview(page: Page, release: MockRelease): Promise<void> {
  const { remote, id, container, entry, integrity } = release;
  await publishFor(page, release);
  const until = Date.now() + 3_600_000;
  const put = (composition: Composition) => {
    const { routes } = composition.remotes[remote]!;
    const override = { remote, until, release: { id, container, entry, integrity, routes } };
    composition.preview = { overrides: [override], refused: [] };
  };
  const isWanted = (url: URL) => url.searchParams.get('mfe') === `${remote}@${id}`;
  await page.route(isWanted, (route) => changeRegistry(route, put));
}

/** Offers a page a release before those of the registry. */
export async function offerFirst(page: Page, release: MockRelease): Promise<void> {
  const { remote, id, container, entry, integrity } = release;
  await publishFor(page, release);
  const put = (composition: Composition) => {
    composition.remotes[remote]!.candidates.unshift({ id, container, entry, integrity });
  };
  await page.route('**/*', (route) => changeRegistry(route, put));
}

const CORS_HEADERS = { 'access-control-allow-origin': '*' };
const BLOCK = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/;

async function changeRegistry(route: Route, put: (composition: Composition) => void) {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = (await response.text()).replace(BLOCK, (_all, open, text, close) => {
    const composition = JSON.parse(text) as Composition;
    put(composition);
    return open + JSON.stringify(composition).replace(/</g, '\\u003c') + close;
  });
  return route.fulfill({ response, body: html });
}
