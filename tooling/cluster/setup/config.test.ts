import { parse } from 'yaml';

import { balanced } from './engines';
import { etcdArguments } from './etcd';
import { haproxyConfig } from './haproxy';
import { patroniConfig, SERVER_TIMEOUTS } from './patroni';
import { pgbouncerConfig } from './pgbouncer';
import { choosePorts, type Ports } from './ports';

let ports: Ports;
beforeAll(async () => {
  ports = await choosePorts({ PORT: String(20_000 + Math.floor(Math.random() * 9_000)) });
});

const patroni = (networks: string[] = []) =>
  parse(
    patroniConfig({
      ...ports.databases[1]!,
      bin: '/usr/lib/postgresql/15/bin',
      data: '/tmp/c/database-2/data',
      folder: '/tmp/c',
      etcds: ports.etcds,
      etcdHost: '127.0.0.1',
      networks,
    }),
  );

it('every service has its own port', () => {
  const { databases, etcds, ...others } = ports;
  const all = [
    ...Object.values(others).flat(),
    ...databases.flatMap((each) => [each.port, each.rest]),
    ...etcds.flatMap((each) => [each.client, each.peer]),
  ];
  expect(new Set(all).size).toBe(2 + 2 + 3 + 2 + 2 + 2 + 6 + 6 + 2);
});

it('a taken port is reported with the name of its variable', async () => {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0);
  const { port } = server.address() as { port: number };
  await expect(choosePorts({ PORT: String(port) })).rejects.toThrow('set PORT to another port');
  server.close();
});

describe('PostgreSQL under Patroni', () => {
  it('acknowledges nothing that only one server has', () => {
    const { dcs } = patroni().bootstrap;
    expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
    // Patroni rejects a lock that may expire before it is renewed.
    expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  });

  it('ends hanging sessions, because a pooler cannot', () => {
    expect(patroni().bootstrap.dcs.postgresql.parameters).toMatchObject(SERVER_TIMEOUTS);
  });

  it('trusts this machine, and others only where there are some', () => {
    expect(patroni().postgresql.pg_hba).toHaveLength(3);
    expect(patroni(['10.73.0.0/30']).postgresql.pg_hba.join()).toContain('10.73.0.0/30');
  });

  it('uses every etcd, through the API that never takes over another’s lock', () => {
    expect(patroni()).not.toHaveProperty('etcd3');
    expect(patroni().etcd.hosts).toEqual(ports.etcds.map(({ client }) => `127.0.0.1:${client}`));
  });
});

it('etcds know each other, and listen where other machines reach them', () => {
  const args = etcdArguments(ports.etcds[0]!, ports.etcds, '/tmp/c/etcd-1', '10.73.0.1').join(' ');
  for (const { name, peer } of ports.etcds)
    expect(args).toContain(`${name}=http://127.0.0.1:${peer}`);
  const { client } = ports.etcds[0]!;
  expect(args).toContain(
    `--listen-client-urls=http://127.0.0.1:${client},http://10.73.0.1:${client}`,
  );
});

describe('HAProxy', () => {
  const config = () => haproxyConfig(balanced(ports), ports.balancers[0]!);
  const sectionOf = (name: string) =>
    config().match(new RegExp(`^listen ${name}\\n(?:  .*\\n)+`, 'm'))![0];

  it('balances everything that runs several times', () => {
    for (const port of [...ports.edges, ...ports.apis, ...ports.poolers])
      expect(config()).toContain(`127.0.0.1:${port} check`);
  });

  it('finds the primary through Patroni', () => {
    expect(sectionOf('primary')).toContain('option httpchk OPTIONS /primary');
    for (const { name, port, rest } of ports.databases)
      expect(sectionOf('primary')).toContain(`server ${name} 127.0.0.1:${port} check port ${rest}`);
  });

  it.each(['site', 'api'])('retries at %s reads, and nothing else', (name) => {
    expect(sectionOf(name)).toContain('retry-on conn-failure empty-response');
    expect(sectionOf(name)).toContain('disable-l7-retry unless METH_GET');
  });

  it.each([
    ['site', '/edge/ready'],
    ['api', '/api/health/ready'],
  ])('checks readiness at %s, and lets a stopping process finish', (name, path) => {
    expect(sectionOf(name)).toContain(`option httpchk GET ${path}`);
    expect(sectionOf(name)).toContain('http-check disable-on-404');
  });

  it.each([
    ['site', 'edges'],
    ['api', 'apis'],
  ] as const)('uses all processes of %s when none passes its check', (name, kind) => {
    expect(sectionOf(name)).toContain('option allbackups');
    for (const port of ports[kind])
      expect(sectionOf(name)).toMatch(new RegExp(`server \\S+ 127.0.0.1:${port} backup\n`));
  });

  it.each(['primary', 'pooler'])('sends nothing to a database that fails its check', (name) => {
    expect(config()).toContain(`listen ${name}`);
    expect(sectionOf(name)).not.toContain('backup');
  });

  it('passes on the addresses of visitors, and responds to calls in their format', () => {
    expect(sectionOf('site')).toContain('option forwardfor');
    expect(sectionOf('api')).not.toContain('option forwardfor');
    expect(sectionOf('api')).toMatch(/http-error status 503 .*{"message":"[^"]+"}/);
  });
});

it('a pooler looks for another server at once', () => {
  expect(pgbouncerConfig(7001, 7002)).toContain('port=7002');
  expect(pgbouncerConfig(7001, 7002)).toContain('server_login_retry = 0.5');
});
