import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network namespace on this machine, with a cable that can be cut. */
export interface Machine {
  /** A process in it. */
  pid: number;
  /** Its address, and the address of the others as it sees them. */
  address: string;
  hostAddress: string;
  network: string;
  /** Drops all packets silently. */
  cut(): void;
  mend(): void;
  stop(): void;
}

const NETWORK = '10.73.0.0/30';
const HOST = '10.73.0.1';
const GUEST = '10.73.0.2';
const HOST_INTERFACE = 'quest0';
const GUEST_INTERFACE = 'quest1';

/** Every packet exceeds a burst of one byte, so it is dropped silently; a link that is down would be noticed. */
const DROP_ALL = ['add', 'tbf', 'rate', '1kbit', 'burst', '1', 'latency', '1ms'];

/** Creates it; the caller must already have a network namespace of its own, with root's rights there. */
export async function startMachine(): Promise<Machine> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  await untilApart(holder);
  const inside = ['--net', `--target=${holder.pid}`, '--', 'ip'];
  ip('link', 'add', HOST_INTERFACE, 'type', 'veth', 'peer', 'name', GUEST_INTERFACE);
  ip('link', 'set', GUEST_INTERFACE, 'netns', String(holder.pid));
  ip('addr', 'add', `${HOST}/30`, 'dev', HOST_INTERFACE);
  ip('link', 'set', HOST_INTERFACE, 'up');
  for (const step of [
    ['link', 'set', 'lo', 'up'],
    ['addr', 'add', `${GUEST}/30`, 'dev', GUEST_INTERFACE],
    ['link', 'set', GUEST_INTERFACE, 'up'],
  ])
    run('nsenter', ...inside, ...step);
  const bothEnds = ([change, ...how]: readonly string[]) => {
    const at = (end: string) => ['qdisc', change!, 'dev', end, 'root', ...how];
    run('tc', ...at(HOST_INTERFACE));
    run('nsenter', '--net', `--target=${holder.pid}`, '--', 'tc', ...at(GUEST_INTERFACE));
  };
  return {
    pid: holder.pid!,
    address: GUEST,
    hostAddress: HOST,
    network: NETWORK,
    cut: () => bothEnds(DROP_ALL),
    mend: () => bothEnds(['del']),
    stop: () => void holder.kill('SIGKILL'),
  };
}

const ip = (...args: string[]) => run('ip', ...args);

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

async function untilApart(holder: ChildProcess): Promise<void> {
  const nameOf = (pid: number | string) =>
    spawnSync('readlink', [`/proc/${pid}/ns/net`], { encoding: 'utf8' }).stdout;
  while (holder.exitCode === null && nameOf(holder.pid!) === nameOf('self')) await sleep(20);
  if (holder.exitCode !== null) throw new Error('unshare could not create a network namespace.');
}
