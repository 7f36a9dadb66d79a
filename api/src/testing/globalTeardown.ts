import { rmSync } from 'node:fs';

import { stopTemplateServer } from './templateServer';

// biome-ignore lint/style/noDefaultExport: Jest asks for a default export
export default async function globalTeardown() {
  await stopTemplateServer();
  rmSync(process.env.TEST_FOLDER!, { recursive: true, force: true });
}
