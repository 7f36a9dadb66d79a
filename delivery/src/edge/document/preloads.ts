import { type Composition, type Registry, releaseBase } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import type { Deployment } from '../deployed/Deployed';
import { tag } from './html';

/** A script as a document names it. */
export interface Script {
  src: string;
  integrity: string;
}

const WITH_CORS = { crossorigin: true } as const;

/** Scripts in order. They wait for the document, not for each other's network. */
export function scriptTags(scripts: readonly Script[]): string {
  return scripts
    .map((script) => `${tag('script', { defer: true, ...WITH_CORS, ...script })}</script>`)
    .join('');
}

/** Links that start a script's journey before the shell asks for it. */
export function preloadTags(scripts: readonly Script[]): string {
  return scripts
    .map(({ src, integrity }) =>
      tag('link', {
        rel: 'preload',
        as: 'script',
        ...WITH_CORS,
        integrity,
        href: src,
      }),
    )
    .join('');
}

/** Links for fonts; `crossorigin` because browsers always fetch fonts that way. */
export function fontTags(fonts: readonly string[]): string {
  return fonts
    .map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', ...WITH_CORS, href }),
    )
    .join('');
}

/** The scripts that make the shell of a composition. */
export function shellScripts(
  { registry, file }: Deployment,
  { shell }: Pick<Composition, 'shell'>,
): Script[] {
  const release = shell === undefined ? undefined : file('shell', shell);
  return release ? release.initial.map((name) => scriptOf(registry, release, name)) : [];
}

/** The code of one page, as a document names it. */
export interface PageCode {
  /** What the shell will run; the document only starts its journey. */
  entry: Script[];
  /** Contents page and page. They do nothing until the entry asks for them, so they may come any time. */
  chunks: Script[];
}

/** The code of one page of a release, without what makes the shell itself. */
export function pageCode(registry: Registry, release: ReleaseFile, path: string): PageCode {
  const scripts = (names: readonly string[]) =>
    names
      .filter((name) => !release.initial.includes(name))
      .map((name) => scriptOf(registry, release, name));
  return {
    entry: release.name === 'shell' ? [] : scripts([release.entry]),
    chunks: scripts(release.preload[path] ?? []),
  };
}

function scriptOf({ base }: Registry, { name, id, files }: ReleaseFile, file: string): Script {
  return { src: releaseBase(base, name, id) + file, integrity: files[file]!.integrity };
}
