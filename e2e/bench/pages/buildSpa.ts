import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spa } from 'tooling/webpack';
import webpack from 'webpack';

import type { Files } from './serve';
import { SPA_ENTRY } from './spaEntry';

const E2E = join(__dirname, '../..');
const FOLDER = join(E2E, 'dist/bench');

/** The files that the document of the landing has to name. */
export interface Spa {
  files: Files;
  /** Scripts that start the application, in order. */
  initial: string[];
  /** Scripts of the landing itself; the document preloads them. */
  landing: string[];
}

/** Builds shell and remotes as one application. */
export async function buildSpa(): Promise<Spa> {
  const entry = join(FOLDER, 'main.tsx');
  const built = join(FOLDER, 'spa');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(entry, SPA_ENTRY);
  await run(spa(E2E, entry, built));

  const names = readdirSync(built).filter((name) => name !== 'chunks.json');
  const { entries, imports } = JSON.parse(readFileSync(join(built, 'chunks.json'), 'utf8')) as {
    entries: Record<string, string[]>;
    imports: Record<string, string[]>;
  };
  const page = imports['./pages/landing/LandingPage'] ?? [];
  return {
    files: Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(join(built, name))])),
    initial: entries.main!,
    landing: [...names.filter((name) => /^public\..*js$/.test(name)), ...page],
  };
}

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
}
