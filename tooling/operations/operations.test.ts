import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOP_TIMEOUT_MS } from 'server-kit/draining';
import { ASKED_BY_PROCESSES } from 'server-kit/metrics';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { parse } from 'yaml';

import { envExample, readVariableTable } from './envExample';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const README = read('../../README.md');
const NAMES = new Set(readVariableTable(README).map(({ name }) => name));
/** Read by Node and glibc, not by us. */
const OF_OTHERS = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

it('quest.env.example is what `npm run operations` writes', () => {
  expect(read('quest.env.example')).toBe(envExample(readVariableTable(README)));
});

describe('the variables of operators', () => {
  const offered = new Map(
    [...read('quest.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
      ([line, name = '', value]) => [name, line.startsWith('#') ? undefined : value],
    ),
  );

  it('are all that processes read, except those of tests and of the units', () => {
    const others = ['PORT', 'API_PORT', 'CHROMIUM_PATH', 'CALENDAR_TEST_ORIGIN', 'RATE_LIMITS'];
    const missing = [...NAMES].filter((name) => !offered.has(name));
    expect(missing.sort()).toEqual([...others, 'DEMO'].sort());
  });

  it('let several processes run together: they share limits and secrets', () => {
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'APP_SECRET']) {
      expect([name, offered.get(name)]).toEqual([name, expect.any(String)]);
    }
  });
});

describe('the processes that the guide starts', () => {
  const started = [...read('../../docs/deploy.md').matchAll(/^\$ systemctl enable .*/gm)].join(' ');
  const portsOf = (name: string) =>
    [...started.matchAll(new RegExp(`quest-${name}@(\\d+)`, 'g'))].map(([, port]) => port!);
  const places = (name: string) => portsOf(name).map((port) => `127.0.0.1:${port}`);

  it('are two of each, with an api on each edge’s machine', () => {
    expect(portsOf('edge')).toHaveLength(2);
    expect(portsOf('api')).toEqual(portsOf('edge').map((port) => String(Number(port) + 1)));
  });

  it('are all measured', () => {
    const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const measured = jobs.map(({ job_name, static_configs }) => [
      job_name,
      static_configs.flatMap(({ targets }) => targets),
    ]);
    expect(measured).toEqual([
      ['quest-api', places('api')],
      ['quest-edge', places('edge')],
    ]);
  });

  it('are all balanced by nginx', () => {
    const [, upstream = ''] = /upstream quest_edges \{([^}]*)}/.exec(read('nginx/quest.conf'))!;
    const asked = [...upstream.matchAll(/server (\S+);/g)].map(([, place]) => place);
    expect(asked).toEqual(places('edge'));
  });
});

describe.each(['quest-api@.service', 'quest-edge@.service'])('%s', (name) => {
  const unit = read(`systemd/${name}`);
  const values = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

  it('sets existing variables, and reads the others from one file', () => {
    const set = values('Environment').flatMap((line) => line.match(/\w+(?==)/g) ?? []);
    expect(set.filter((each) => !NAMES.has(each) && !OF_OTHERS.includes(each))).toEqual([]);
    expect(values('EnvironmentFile')).toEqual(['/etc/quest/quest.env']);
  });

  it('starts the product, waits until it is ready, and stops it with SIGTERM and a timeout', () => {
    expect(values('ExecStart')).toEqual([expect.stringMatching(/run\.mjs (api|edge)$/)]);
    expect(values('ExecStartPost').join()).toMatch(/\/api\/health\/ready|\/edge\/ready/);
    expect(values('KillSignal')).toEqual(['SIGTERM']);
    expect(Number(values('TimeoutStopSec')[0]) * 1_000).toBeGreaterThan(STOP_TIMEOUT_MS);
  });
});

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
const withSystemd = isInstalled ? it : it.skip;

/** The units as they can be analyzed on this machine. */
function unitFiles(): string[] {
  const folder = temporaryFolder('units');
  return readdirSync(join(__dirname, 'systemd')).map((name) => {
    const file = join(folder, name.replace('@.', '@3000.'));
    // This machine has no such account, and its Node is in another place.
    const text = read(`systemd/${name}`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/usr/bin/curl', '/bin/true')
      .replace(/^User=.*\n/m, '')
      .replaceAll('/opt/quest/docs/', '/');
    writeFileSync(file, text);
    return file;
  });
}

withSystemd('systemd understands every unit', () => {
  const asked = ['verify', '--man=no', ...unitFiles()];
  const { stdout, stderr } = spawnSync('systemd-analyze', asked, { encoding: 'utf8' });
  const own = `${stdout}${stderr}`.split('\n').filter((line) => /quest/.test(line));
  expect(own).toEqual([]);
});

withSystemd('a process that is taken over reaches little of its machine', () => {
  const services = unitFiles().filter((file) => file.endsWith('.service'));
  const limit = ['security', '--offline=true', '--threshold=45']; // tenths of ten, which is everything
  for (const file of services) {
    const { status, stdout } = spawnSync('systemd-analyze', [...limit, file], { encoding: 'utf8' });
    expect([file, status, stdout.split('\n').at(-2)]).toEqual([file, 0, expect.any(String)]);
  }
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? it : it.skip)('Prometheus understands its configuration and the alerts', () => {
  const file = join(__dirname, 'prometheus/prometheus.yml');
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', file], {
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(/SUCCESS: \d+ rules found/)]);
});

(hasPromtool ? it : it.skip)('alerts fire of what visitors meet, and of nothing else', () => {
  const file = join(__dirname, 'prometheus/rules.test.yml');
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
});

describe('alerts', () => {
  const { groups } = parse(read('prometheus/rules.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  it('cover what matters: errors, slowness, mail, replicas, disk', () => {
    const all = rules.map(({ alert }) => alert);
    for (const name of ['ErrorRate', 'SlowAnswers', 'OutboxLate', 'ReplicaLag', 'DiskAlmostFull']) {
      expect(all).toContain(name);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s says what is wrong', (_, rule) => {
    expect(rule.expr).toMatch(/[<>=]=?/);
    expect(rule.annotations.summary).not.toBe('');
    expectOfVisitors(rule.expr);
  });

  it('query the addresses of the processes', () => {
    const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yml'));
    expect(jobs.map(({ metrics_path }: { metrics_path: string }) => metrics_path)).toEqual([
      '/metrics',
      '/edge/metrics',
    ]);
  });
});

it('panels of the dashboard leave out polling, and use the chosen data source', () => {
  const { panels } = JSON.parse(read('grafana/quest.json')) as {
    panels: { datasource: object; targets: { expr: string }[] }[];
  };
  for (const { datasource, targets } of panels) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the dashboard
    expect(datasource).toEqual({ type: 'prometheus', uid: '${source}' });
    for (const { expr } of targets) expectOfVisitors(expr);
  }
  expect(JSON.stringify(panels)).toContain('http_request_duration_seconds_');
});

/** Requests between processes would hide those of visitors. */
function expectOfVisitors(expr: string) {
  const answers = expr.match(/http_request_duration_seconds_\w+(\{[^}]*)?/g) ?? [];
  for (const selected of answers) expect(selected).toContain(`route!~"${ASKED_BY_PROCESSES}"`);
}
