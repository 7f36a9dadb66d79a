import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { checkAdvisories } from './checkAdvisories';

const FLAWED = 'flawed-package';
const ADVISORY = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Runs anything',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};

const folder = temporaryFolder('advisories');
let registry: LocalServer;
let answer: RequestListener;

beforeAll(async () => {
  const root = { name: 'product', version: '1.0.0', dependencies: { [FLAWED]: '1.0.0' } };
  const packages = { '': root, [`node_modules/${FLAWED}`]: { version: '1.0.0' } };
  const lock = { name: 'product', version: '1.0.0', lockfileVersion: 3, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  registry = await localServer((request, reply) => answer(request, reply));
});
afterAll(() => registry.stop());

function check({ url }: { url: string } = registry) {
  const env = {
    PATH: process.env.PATH,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: `${url}/`,
    npm_config_fetch_retries: '0',
  };
  return checkAdvisories(folder, env);
}
const json =
  (body: unknown, status = 200): RequestListener =>
  (request, reply) => {
    request.resume();
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('the check of advisories', () => {
  it('lists known vulnerabilities, and fails', async () => {
    answer = (request, reply) => {
      const isBulk = request.url?.endsWith('/advisories/bulk') === true;
      json(isBulk ? { [FLAWED]: [ADVISORY] } : { name: FLAWED, versions: {} })(request, reply);
    };
    expect(await check()).toEqual({
      code: 1,
      output: `high: ${FLAWED} <2.0.0: Runs anything (https://advisories.example/1)`,
    });
  });

  it('reports that there are none', async () => {
    answer = json({});
    expect(await check()).toEqual({ code: 0, output: 'No advisory is known for any package.' });
  });

  it.each([405, 404, 500])(
    'reports in one sentence that the registry has no advisories (%i)',
    async (code) => {
      answer = json({}, code);
      const checked = await check();

      expect(checked.code).toBe(2);
      expect(checked.output).toMatch(/^Nothing was checked: .+\.$/);
      expect(checked.output.split('\n')).toHaveLength(1);
    },
  );

  it('reports that the registry cannot be reached', async () => {
    expect((await check({ url: 'http://127.0.0.1:1' })).output).toMatch(
      /^Nothing was checked: .*ECONNREFUSED/,
    );
  });
});
