import { waitForPort } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';
import { numbered } from './ports';

/** One address for several processes. */
export interface Balanced {
  name: string;
  port: number;
  behind: readonly Behind[];
  /** How a process reports that it accepts visitors. */
  check: string;
  /** `http` to balance single calls, `tcp` to balance connections. */
  mode: 'http' | 'tcp';
  /** True for visitors' connections: the edge must get their addresses. */
  forwards?: boolean;
  /** True for api calls: errors are sent as JSON. */
  json?: boolean;
}

interface Behind {
  name: string;
  /** Host and port. */
  address: string;
  /** Port of the health check, where it differs. */
  checkPort?: number;
}

/**
 * A read is retried at another process when the first one refused the connection, died before responding, or hangs
 * according to its check. A write is retried only when there was no connection, so that nothing is written twice.
 */
const HTTP = [
  // Failed calls with their termination state; `failures.ts` reads it.
  '  log stdout format raw local0',
  '  option httplog',
  '  option dontlog-normal',
  // A process that is about to stop gets no new calls but finishes its running ones; marking it as down would abort
  // those.
  '  http-check disable-on-404',
  '  retry-on conn-failure empty-response',
  '  http-request disable-l7-retry unless METH_GET',
];

/**
 * When no process passes its check, all of them get requests: a process that is slower than its check still responds,
 * and without this an overload would become an outage. Not for databases, where the check says which one is the primary.
 */
const lastResort = (behind: readonly Behind[]) => [
  '  option allbackups',
  ...behind.map(({ name, address }) => `  server ${name}-unchecked ${address} backup`),
];

/** HAProxy's own responses to calls, in the format of every other error (rule 9.3). */
const ERROR_PAGES = [502, 503, 504].map(
  (status) =>
    `  http-error status ${status} content-type application/json string '{"message":"The service cannot be reached at the moment. Please try again soon."}' hdr Retry-After 1`,
);

/** Connections to databases are idle for long, and end with their server. */
const TCP = ['  timeout client 1d', '  timeout server 1d'];

/**
 * @param stats port of HAProxy's statistics
 * @param checkSeconds how long a health check may take before the process counts as hanging
 */
export function haproxyConfig(all: readonly Balanced[], stats: number, checkSeconds = 1): string {
  const lines = [
    'defaults',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    `  timeout check ${checkSeconds}s`,
    '  option redispatch 1',
    '  retries 3',
    '  default-server inter 500ms fastinter 200ms fall 2 rise 1 on-marked-down shutdown-sessions',
    'listen stats',
    '  mode http',
    `  bind 127.0.0.1:${stats}`,
    '  stats enable',
    '  stats uri /',
    ...all.flatMap(section),
  ];
  return `${lines.join('\n')}\n`;
}

function section({ name, port, behind, check, mode, ...rest }: Balanced): string[] {
  return [
    `listen ${name}`,
    `  mode ${mode}`,
    `  bind 127.0.0.1:${port}`,
    `  balance ${mode === 'http' ? 'roundrobin' : 'leastconn'}`,
    `  option ${check}`,
    ...(rest.forwards ? ['  option forwardfor'] : []),
    ...(mode === 'http' ? HTTP : TCP),
    ...(rest.json ? ERROR_PAGES : []),
    ...behind.map(({ name: server, address, checkPort }) =>
      [`  server ${server} ${address} check`, ...(checkPort ? [`port ${checkPort}`] : [])].join(
        ' ',
      ),
    ),
    ...(mode === 'http' ? lastResort(behind) : []),
  ];
}

/**
 * HAProxies in front of everything that runs several times. All of them listen on the same addresses, and the kernel
 * distributes connections among them: when one dies, the other gets the next ones. Separate machines would share a
 * virtual IP, or have two DNS records.
 * @param stats one port for each
 */
export async function startHaproxies(
  cluster: Cluster,
  program: string,
  all: readonly Balanced[],
  stats: readonly number[],
  checkSeconds?: number,
): Promise<void> {
  for (const [at, name] of numbered(stats.length, 'haproxy').entries()) {
    const config = cluster.write(`${name}.cfg`, haproxyConfig(all, stats[at]!, checkSeconds));
    cluster.start(name, program, ['-db', '-f', config]);
    await waitForPort(stats[at]!, name);
  }
  await Promise.all(all.map(({ name, port }) => waitForPort(port, name)));
}
