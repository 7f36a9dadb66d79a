import type { Cluster } from './Cluster';
import { waitForPort } from './waitFor';

/** One address before several processes. */
export interface Balanced {
  name: string;
  port: number;
  /** Ports of the processes behind it. */
  behind: readonly number[];
  /** Answers 200 when a process can be sent visitors. */
  check: string;
  /** True where visitors arrive: the edge must hear who they are. */
  forwards: boolean;
}

/** HAProxy. It gives the next process a request that one refused to connect for, and no other. */
export async function startHaproxy(
  cluster: Cluster,
  program: string,
  all: readonly Balanced[],
): Promise<void> {
  const config = cluster.write('haproxy.cfg', [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 2s',
    '  option redispatch',
    '  retries 2',
    ...all.flatMap(({ name, port, behind, check, forwards }) => [
      `listen ${name}`,
      `  bind 127.0.0.1:${port}`,
      '  balance roundrobin',
      `  option httpchk GET ${check}`,
      ...(forwards ? ['  option forwardfor'] : []),
      ...behind.map(
        (to, n) => `  server ${name}-${n + 1} 127.0.0.1:${to} check inter 500ms fall 2 rise 1`,
      ),
    ]),
  ]);
  cluster.start('haproxy', program, ['-db', '-f', config]);
  await Promise.all(all.map(({ name, port }) => waitForPort(port, name)));
}
