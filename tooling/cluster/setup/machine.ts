import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network of its own on this machine, with a cable that can be pulled. */
export interface Machine {
  /** A process in it. */
  pid: number;
  /** Its address, and that of everybody else as it sees them. */
  address: string;
  hostAddress: string;
  network: string;
  /** Nothing gets through any more, and nobody is told. */
  cut(): void;
  mend(): void;
  stop(): void;
}

const NETWORK = '10.73.0.0/30';
const HOST = '10.73.0.1';
const GUEST = '10.73.0.2';
const CABLE = 'quest0';
const PLUG = 'quest1';

/** Each packet is longer than a byte, so it is dropped and nobody is told; a link that is down would say so. */
const NOTHING_PASSES = ['add', 'tbf', 'rate', '1kbit', 'burst', '1', 'latency', '1ms'];

/** Makes it; whoever asks has to be in a network of their own already, with the rights of root there. */
export async function startMachine(): Promise<Machine> {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  await untilApart(holder);
  const inside = ['--net', `--target=${holder.pid}`, '--', 'ip'];
  ip('link', 'add', CABLE, 'type', 'veth', 'peer', 'name', PLUG);
  ip('link', 'set', PLUG, 'netns', String(holder.pid));
  ip('addr', 'add', `${HOST}/30`, 'dev', CABLE);
  ip('link', 'set', CABLE, 'up');
  for (const step of [
    ['link', 'set', 'lo', 'up'],
    ['addr', 'add', `${GUEST}/30`, 'dev', PLUG],
    ['link', 'set', PLUG, 'up'],
  ])
    run('nsenter', ...inside, ...step);
  const bothEnds = ([change, ...how]: readonly string[]) => {
    const at = (end: string) => ['qdisc', change!, 'dev', end, 'root', ...how];
    run('tc', ...at(CABLE));
    run('nsenter', '--net', `--target=${holder.pid}`, '--', 'tc', ...at(PLUG));
  };
  return {
    pid: holder.pid!,
    address: GUEST,
    hostAddress: HOST,
    network: NETWORK,
    cut: () => bothEnds(NOTHING_PASSES),
    mend: () => bothEnds(['del']),
    stop: () => void holder.kill('SIGKILL'),
  };
}

const ip = (...args: string[]) => run('ip', ...args);

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

/** Until the process has left our network: its own has another name. */
async function untilApart(holder: ChildProcess): Promise<void> {
  const nameOf = (pid: number | string) =>
    spawnSync('readlink', [`/proc/${pid}/ns/net`], { encoding: 'utf8' }).stdout;
  while (holder.exitCode === null && nameOf(holder.pid!) === nameOf('self')) await sleep(20);
  if (holder.exitCode !== null) throw new Error('No network of its own could be made.');
}
