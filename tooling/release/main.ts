import { relative } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { RELEASED_PACKAGES } from '../packages';
import { writeSbom } from '../sbom';
import { buildReleases } from './buildReleases';

/**
 * `npm run build [-- remote-founder …]`: builds and seals releases without publishing them, and writes the bill of
 * materials of releases and api.
 */
async function main() {
  const names = process.argv.slice(2);
  await buildReleases(names.length > 0 ? names : RELEASED_PACKAGES, {
    onBuilt({ release }) {
      const { brotli = 0 } = release.files[release.entry] ?? {};
      console.log(`${release.name} ${release.id}: entry ${(brotli / 1000).toFixed(1)} kB brotli`);
    },
  });
  console.log(`Bill of materials: ${relative(process.cwd(), writeSbom(ROOT))}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
