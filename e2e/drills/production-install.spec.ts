import { freePort } from 'server-kit/testing/freePort';

import { productionInstallation } from '../support/productionInstallation';
import { storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

/** The first start compiles the new installation. */
const FIRST_START = { timeout: 600_000 };

test('an installation by `npm ci --omit=dev` serves the product, without tooling', async () => {
  const store = storeCopy();
  const [port, apiPort] = [await freePort(), await freePort()];
  const server = await productionInstallation({
    STORE_URL: store.url,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: 'off',
  });
  const ask = (address: string) => fetch(address).catch(() => undefined);

  try {
    await test.step('Then no development tool is installed', async () => {
      const tools = [
        'jest',
        '@swc/core',
        '@playwright/test',
        '@lerna-lite/cli',
        'tooling/package.json',
      ];
      expect(tools.filter(server.has)).toEqual([]);
    });

    await test.step('When api and edge start, then the api answers', async () => {
      server.start('api');
      server.start('edge');
      const startups = `http://127.0.0.1:${apiPort}/api/startups`;
      await expect.poll(async () => (await ask(startups))?.status, FIRST_START).toBe(200);
    });

    await test.step('And the edge prerenders pages', async () => {
      const rendered = async () =>
        (await ask(`http://127.0.0.1:${port}/`))?.headers.get('x-rendered');
      await expect.poll(rendered, FIRST_START).toBe('prerendered');
    });

    await test.step('And the operator commands work', async () => {
      expect(await server.run('mfe', '--', 'status')).toContain('remote-founder');
      expect(await server.run('admin', '--', '--help')).toContain('Usage: npm run admin');
    });

    await test.step('And publishing reports that nothing can be built here', async () => {
      const publishing = server.run('mfe', '--', 'publish', 'remote-founder', '--by', 'a drill');
      await expect(publishing).rejects.toThrow('Nothing can be built here');
    });
  } finally {
    await server.remove();
    store.remove();
  }
});
