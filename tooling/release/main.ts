import { buildReleases } from './buildReleases';
import { RELEASED } from './packages';

/** `npm run build [-- remote-founder …]`: builds and seals releases without publishing them. */
async function main() {
  const names = process.argv.slice(2);
  await buildReleases(names.length > 0 ? names : RELEASED, {
    onBuilt({ release }) {
      const { brotli = 0 } = release.files[release.entry] ?? {};
      console.log(`${release.name} ${release.id}: entry ${(brotli / 1000).toFixed(1)} kB brotli`);
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
