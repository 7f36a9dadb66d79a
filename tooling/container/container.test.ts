import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';
import { parse } from 'yaml';

import { packagesOf } from '../packages';
import { type Compose, lintCompose } from './lintCompose';
import { lintImage } from './lintImage';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The variables in the README's table. */
const VARIABLES = new Set(
  read('README.md')
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .flatMap((line) => line.split(' | ')[0]!.match(/[A-Z][A-Z0-9_]+/g) ?? []),
);
const COMMANDS = [
  ...read('server-kit/bin/run.mjs').matchAll(/^ {2}'?(\w[\w:]*)'?: '\w+\/.*main\.ts',$/gm),
].map(([, name]) => name!);

const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const packages = packagesOf(ROOT);

describe('the container image', () => {
  it('can be built, as far as that is visible without a builder', () => {
    expect(lintImage(ROOT, dockerfile, packages)).toEqual([]);
  });

  it.each([
    ['a base without a version', /^FROM .*/m, 'FROM node', 'FROM node names no version'],
    [
      'a missing file',
      'COPY --chown=node:node . .',
      'COPY no.ts a/',
      'copies no.ts, which is not there',
    ],
    [
      'a package that npm would not link',
      'COPY --chown=node:node api/package.json api/\n',
      '',
      'does not copy api/package.json before npm ci',
    ],
    ['root', 'USER node', '', 'runs as root'],
    [
      'a shell before the process',
      /^CMD .*/m,
      'CMD npm start',
      'CMD is no list: signals would not arrive',
    ],
    ['a slip of the pen', /^WORKDIR/m, 'WORKDR', `'WORKDR' is no instruction`],
  ])('is refused with %s', (_why, before, after, problem) => {
    expect(lintImage(ROOT, dockerfile.replace(before, after), packages)).toEqual([problem]);
  });

  const builder = spawnSync('docker', ['info'], { timeout: 20_000 }).status === 0;
  (builder ? it : it.skip)(
    'is built where there is a builder',
    () => {
      const { status, stderr } = spawnSync('docker', ['build', '--quiet', ROOT], {
        encoding: 'utf8',
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    },
    30 * 60_000,
  );
});

describe('the compose file', () => {
  const lint = (changed: Compose) => lintCompose(changed, VARIABLES, COMMANDS);

  it('starts product, database, mail and bucket', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['api', 'bucket', 'buckets', 'database', 'edge', 'mail', 'releases'].sort(),
    );
    expect(lint(compose)).toEqual([]);
  });

  it('publishes every released package', () => {
    const [, , script] = compose.services.releases!.command!;
    const released = packages.filter((name) => /^(shell$|remote-)/.test(name));
    for (const name of released) expect(script).toContain(` ${name} `);
  });

  it.each([
    [
      'a variable nobody reads',
      { environment: { DATABSE_URL: 'x' } },
      'api sets DATABSE_URL, which nothing reads',
    ],
    [
      'a host that is none',
      { environment: { SMTP_URL: 'smtp://post:25' } },
      'api has SMTP_URL lead to post, which is no service',
    ],
    [
      'a command that is none',
      { command: ['node', 'server-kit/bin/run.mjs', 'serve'] },
      'api runs serve, which is no command',
    ],
    [
      'a dependency that is none',
      { depends_on: ['redis'] },
      'api waits for redis, which is no service',
    ],
    [
      'a wait without an end',
      { depends_on: { mail: { condition: 'service_healthy' } } },
      'api waits until mail is healthy, but it has no healthcheck',
    ],
    [
      'an end before all is answered',
      { stop_grace_period: '5s' },
      'api is killed 5s after the stop signal, while it may still respond',
    ],
    ['a port for the network', { ports: ['3001:3001'] }, 'api opens 3001:3001 to the network'],
  ])('is refused with %s', (_why, changed, problem) => {
    const api = { ...compose.services.api!, ...changed };
    expect(lint({ ...compose, services: { ...compose.services, api } })).toEqual([problem]);
  });
});
