import { smokeTest } from '../checks/smoke/smoke';
import { readEdgeSettings } from '../env';
import { readRelease } from '../releases/readRelease';
import { readHead } from '../store/revisions';
import { openStore } from '../store/store';

/**
 * `tryRelease.ts <package@id,package@id …>`: tries releases in the store, those of one argument together, and prints
 * for each why it would be refused.
 */
async function main() {
  const settings = readEdgeSettings();
  const store = openStore(settings.storeUrl);
  const now = (await readHead(store))!;
  const found: Record<string, string[]> = {};
  for (const round of process.argv.slice(2)) {
    const releases = await Promise.all(
      round.split(',').map(async (named) => {
        const [packageName = '', id = ''] = named.split('@');
        const release = await readRelease(store, packageName, id);
        if (!release) throw new Error(`${named} is not in the store.`);
        return release;
      }),
    );
    const failures = await smokeTest(settings)(store, now, releases);
    for (const { name, id } of releases) {
      const own = failures.filter(({ packageName }) => packageName === name);
      found[`${name}@${id}`] = own.map(({ sentence }) => sentence);
    }
  }
  console.log(JSON.stringify(found));
}

void main();
