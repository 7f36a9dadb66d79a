import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type Care, Supervised } from './Supervised';

interface ProcessOptions extends Care {
  env?: NodeJS.ProcessEnv;
  /** True for processes of the product: they run under the account that started the cluster. */
  own?: boolean;
  cwd?: string;
  /** Pid of a process whose network namespace it shares, as on a separate machine. */
  networkOf?: number | undefined;
}

/** Of a program that exited unexpectedly. */
const SHOWN_LOG_BYTES = 2_000;
/** A program that runs to its end prints no more. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The processes and files of one cluster: all of them end together, and leave nothing behind. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  private readonly account = engineAccount();
  private readonly running: Supervised[] = [];
  private stopping: Promise<void> | undefined;
  private isComplete = false;

  /**
   * @param onEnd called with a process that exits unexpectedly during the start, and its last output: the cluster has
   * to be stopped then
   * @param onRestart called with one that exits later and is restarted
   */
  constructor(
    private readonly onEnd: (name: string, lines: string) => void,
    private readonly onRestart: (name: string) => void = () => undefined,
  ) {
    this.give(this.folder);
  }

  /** Writes a file that engines may read. @returns its path */
  write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    this.give(file);
    return file;
  }

  /** Creates a folder that engines may write to. @returns its path */
  makeFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.give(folder);
    return folder;
  }

  /** Starts a process with its output in a file of the same name; replaces an earlier process of that name. */
  start(
    name: string,
    program: string,
    args: readonly string[],
    manner: ProcessOptions = {},
  ): Supervised {
    if (this.stopping) throw new Error('The cluster is being stopped.');
    const { own = false, cwd = process.cwd(), env, networkOf } = manner;
    const log = join(this.folder, `${name}.log`);
    const [command, ...rest] = [...this.inNetwork(networkOf), program, ...args] as [string];
    const launch = () => {
      const output = openSync(log, 'a');
      const child = spawn(command, rest, {
        cwd: own ? cwd : this.folder,
        ...(!own && networkOf === undefined && this.account),
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      return child;
    };
    const ended = () => {
      if (this.stopping) return false;
      if (this.isComplete) this.onRestart(name);
      else this.onEnd(name, readFileSync(log, 'utf8').slice(-SHOWN_LOG_BYTES));
      return this.isComplete;
    };
    const one = new Supervised(name, launch, ended, manner);
    const before = this.running.findIndex((other) => other.name === name);
    if (before >= 0) this.running.splice(before, 1);
    this.running.push(one);
    return one;
  }

  /** From now on, processes that exit unexpectedly are restarted. */
  complete(): void {
    this.isComplete = true;
  }

  /** @throws Error when there is no process of this name */
  find(name: string): Supervised {
    const found = this.running.find((one) => one.name === name);
    if (!found) throw new Error(`No process of the cluster is called ${name}.`);
    return found;
  }

  /** Runs a program to its end. @returns its output @throws Error with its output */
  async run(program: string, ...args: string[]): Promise<string> {
    const options = { cwd: this.folder, ...this.account, maxBuffer: MAX_OUTPUT_BYTES };
    const { stdout } = await promisify(execFile)(program, args, options);
    return stdout;
  }

  /** Stops everything in reverse order, and deletes the folder. @param tidy runs in between */
  stop(tidy?: () => void): Promise<void> {
    this.stopping ??= this.end(tidy);
    return this.stopping;
  }

  private async end(tidy?: () => void): Promise<void> {
    for (const one of this.running.splice(0).reverse()) await one.stop();
    tidy?.();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private inNetwork(of: number | undefined): string[] {
    if (of === undefined) return [];
    const { uid, gid } = this.account ?? { uid: 0, gid: 0 };
    return ['nsenter', '--net', `--target=${of}`, `--setuid=${uid}`, `--setgid=${gid}`, '--'];
  }

  private give(path: string): void {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
  }
}

/** PostgreSQL and its pooler refuse to run as root; any other user runs them under their own account. */
function engineAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (of: string, name: string) =>
    Number(spawnSync('id', [of, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(id('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: id('-u', name), gid: id('-g', name) };
}
