import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { engineAccount } from './account';

/** What a process is started with, beside its arguments. */
interface Manner {
  env?: NodeJS.ProcessEnv;
  /** True for processes of the product: they run as whoever started the cluster. */
  own?: boolean;
  /** How it is asked to stop. */
  signal?: NodeJS.Signals;
}

interface Running {
  name: string;
  child: ChildProcess;
  signal: NodeJS.Signals;
  ended: Promise<void>;
}

/** How long a process may take to end before it is killed, milliseconds. */
const STOP_MS = 10_000;
/** Of its output, shown when it ends unasked. */
const LAST_BYTES = 2_000;

/** The processes and files of one cluster: all of them end together, and leave nothing. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  private readonly account = engineAccount();
  private readonly running: Running[] = [];
  private stopping: Promise<void> | undefined;

  /** @param onEnd told of a process that ends unasked, and what it wrote last */
  constructor(private readonly onEnd: (name: string, said: string) => void) {
    this.give(this.folder);
  }

  /** A file that engines may read. @returns its path */
  write(name: string, lines: readonly string[]): string {
    const file = join(this.folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    this.give(file);
    return file;
  }

  /** Starts a process whose output goes to a file of its name. */
  start(name: string, program: string, args: readonly string[], manner: Manner = {}): ChildProcess {
    const { own = false, env, signal = 'SIGTERM' } = manner;
    const log = join(this.folder, `${name}.log`);
    const output = openSync(log, 'a');
    const child = spawn(program, args, {
      cwd: own ? process.cwd() : this.folder,
      ...(!own && this.account),
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const one = { name, child, signal, ended };
    this.running.push(one);
    child.once('error', () => {}); // `close` follows
    void ended.then(() => {
      const wanted = this.stopping !== undefined || !this.running.includes(one);
      if (!wanted) this.onEnd(name, readFileSync(log, 'utf8').slice(-LAST_BYTES));
    });
    return child;
  }

  /** Runs a program to its end. @throws Error with what it said */
  async run(program: string, ...args: string[]): Promise<void> {
    let said = '';
    const child = spawn(program, args, { cwd: this.folder, ...this.account });
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (text) => {
        said += text;
      });
    }
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
  }

  /** Ends everything, what was started last first, and removes the folder. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    for (const { child, signal, ended } of this.running.splice(0).reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private give(path: string): void {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
  }
}
