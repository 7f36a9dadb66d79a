import { createServer } from 'node:net';
import { freePort } from 'server-kit/testing/freePort';

import { requireFreePort } from './ports';

describe('ports', () => {
  it('report a taken one with the variable to change', async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, () => resolve()));

    await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or set API_PORT to another port.`,
    );

    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort(port, 'API_PORT')).resolves.toBeUndefined();
  });
});
