import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { type ApiDescription, readDescription } from '../api/description';
import { publishApi } from '../checks/publishApi';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import type { Mutation } from './apiChanges';
import { BREAKING, HARMLESS } from './apiMutations';

/** `mutateApi.ts <store>`: publishes each mutation of the deployed api and prints the result. */
async function main() {
  const store = openStore(process.argv[2]!);
  const { api } = (await readHead(store))!;
  const deployed = await readDescription(store, api!);
  const folder = temporaryFolder('mutations');
  const outcomes = async (mutations: readonly Mutation[]) => {
    const found: { name: string; error: string | null }[] = [];
    for (const [name, change] of mutations) {
      found.push({ name, error: await rejectionOf(store, folder, deployed, change) });
    }
    return found;
  };
  const printed = { breaking: await outcomes(BREAKING), harmless: await outcomes(HARMLESS) };
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify(printed));
}

/** Nothing is recorded: each mutation starts from the same api. */
async function rejectionOf(
  store: Store,
  folder: string,
  deployed: ApiDescription,
  change: Mutation[1],
): Promise<string | null> {
  const api = structuredClone(deployed);
  change(api);
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(api));
  const dry = { ...store, create: async () => true, replace: async () => {} };
  return publishApi(dry, file, { by: 'test', reason: 'mutation' }).then(
    () => null,
    (error: Error) => error.message,
  );
}

void main();
