import type { Cluster } from './Cluster';
import { numbered } from './ports';
import { waitForPort } from './waitFor';

/** One address before several processes. */
export interface Balanced {
  name: string;
  port: number;
  behind: readonly Behind[];
  /** How a process says that it can be sent visitors. */
  check: string;
  /** `http` where calls are passed on one by one, `tcp` where connections are. */
  mode: 'http' | 'tcp';
  /** True where visitors arrive: the edge must hear who they are. */
  forwards?: boolean;
  /** True where calls arrive: what fails is said as JSON. */
  json?: boolean;
}

export interface Behind {
  name: string;
  /** Host and port. */
  address: string;
  /** Port that is asked whether it can be used, where it is another one. */
  checkPort?: number;
}

/**
 * What is read is asked of another process when one refused to connect, died before it answered, or is found
 * hanging by its check; what is written only when no connection came about, so nothing is written twice.
 */
const HTTP = [
  // Calls that failed, and by whose fault (its termination state); `failures.ts` reads it.
  '  log stdout format raw local0',
  '  option httplog',
  '  option dontlog-normal',
  // Who is about to stop gets nobody new, and is left what it has: marked down, it would lose that.
  '  http-check disable-on-404',
  '  retry-on conn-failure empty-response',
  '  http-request disable-l7-retry unless METH_GET',
];

/** Answers of HAProxy itself to calls, in the shape of every other error (rule 9.3). */
const ERROR_PAGES = [502, 503, 504].map(
  (status) =>
    `  http-error status ${status} content-type application/json string '{"message":"The service cannot be reached at the moment. Please try again soon."}' hdr Retry-After 1`,
);

/** Connections to databases are idle for long, and end with the server they lead to. */
const TCP = ['  timeout client 1d', '  timeout server 1d'];

/**
 * @param stats port at which HAProxy says what it thinks of whom
 * @param checkSeconds how long a process that is asked whether it can be used may take before it counts as hanging
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
  ];
}

/**
 * HAProxies before everything of which there are several. Each listens at all of the addresses, among which the kernel
 * shares what arrives: when one dies, what arrives next is the other's. Machines of their own would share an address
 * that moves, or have two in DNS.
 * @param stats a port for each
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
