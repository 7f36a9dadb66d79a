import { type Composition, type Registry, releaseBase } from 'contract/registry';
import type { ReleaseFile } from 'contract/release';
import type { ServedDeployment } from '../deployed/Deployed';
import { tag } from './html';

export interface Script {
  src: string;
  integrity: string;
}

const WITH_CORS = { crossorigin: true } as const;

/** Scripts in order. They wait for the document, but download in parallel. */
export function scriptTags(scripts: readonly Script[]): string {
  return scripts
    .map((script) => `${tag('script', { defer: true, ...WITH_CORS, ...script })}</script>`)
    .join('');
}

export function preloadTags(scripts: readonly Script[]): string {
  return scripts
    .map(({ src, integrity }) =>
      tag('link', { rel: 'preload', as: 'script', ...WITH_CORS, integrity, href: src }),
    )
    .join('');
}

/** Preload links for fonts; `crossorigin` because browsers always fetch fonts that way. */
export function fontTags(fonts: readonly string[]): string {
  return fonts
    .map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', ...WITH_CORS, href }),
    )
    .join('');
}

export function shellScripts(
  { registry, file }: ServedDeployment,
  { shell }: Pick<Composition, 'shell'>,
): Script[] {
  const release = shell === undefined ? undefined : file('shell', shell);
  return release ? release.initial.map((name) => scriptOf(registry, release, name)) : [];
}

export interface PageCode {
  /** The shell runs it; the document only preloads it. */
  entry: Script[];
  /** Contents page and page. They do nothing until the entry requires them, so they may load at any time. */
  chunks: Script[];
}

/** The code of one page of a release, without the shell's own scripts. */
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
