import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

import { busy } from '../app/httpError';
import type { FromWorker, ToWorker } from './serveJobs';
import { endBy, type WorkerEnd, WorkerLost } from './WorkerLost';

const { PRIORITY_LOW } = constants.priority;

export interface WorkerOptions {
  /** Its purpose, for the log, e.g. `passwords`. */
  name: string;
  /** The module it runs: see `serveJobs`. */
  entry: string;
  /** Its niceness relative to this process, which serves requests. */
  niceness: number;
  /** Time limit per job, milliseconds; then the process is killed. */
  jobLimit: number;
  /**
   * Processor time limit per job, milliseconds; then the process is killed. Waiting on a busy machine does not count.
   * Concurrent jobs share the process, and so their usage.
   */
  processorLimit?: number;
  /** Idle time after which it exits, milliseconds, to release its memory. */
  idleLimit?: number;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Runs heavy work in a separate process at lower priority. It starts with the first job, and again after a crash. The
 * caller limits the number of concurrent jobs.
 */
export class WorkerProcess<Job, Result> {
  private child: ChildProcess | undefined;
  private readonly jobs = new Map<number, Waiting<Result>>();
  private last = 0;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly options: WorkerOptions,
    private readonly log?: FastifyBaseLogger,
  ) {}

  /** Process id, while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** @throws Error when the job fails; WorkerLost when it takes too long or crashes the process */
  async run(job: Job): Promise<Result> {
    if (this.closed) throw busy();
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    this.child = child;
    child.channel?.ref();
    const id = ++this.last;
    const { jobLimit, processorLimit } = this.options;
    return new Promise<Result>((resolve, reject) => {
      const late = () => this.end(child, `was ended after ${jobLimit} ms`, 'late');
      const timer = setTimeout(late, jobLimit);
      this.jobs.set(id, { resolve, reject, timer });
      const message: ToWorker<Job> = { id, job, processorLimit };
      child.send(
        message as object,
        (error) => error && this.end(child, 'cannot be reached', 'away'),
      );
    });
  }

  /** Drops its running jobs. */
  async close(): Promise<void> {
    this.closed = true;
    const { child } = this;
    this.letGo(busy());
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  private start(): ChildProcess {
    const child = fork(this.options.entry, {
      execArgv: ['--require', require.resolve('tsx/cjs')],
      env: { MALLOC_ARENA_MAX: '2' }, // no variables of ours, especially no secrets
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Before it runs, so that all its threads inherit it.
    const { niceness } = this.options;
    const priority = Math.min(PRIORITY_LOW, getPriority() + niceness);
    if (child.pid !== undefined) setPriority(child.pid, priority);
    child.on('message', (message: FromWorker<Result>) => this.onMessage(message));
    child.on('error', () => this.lose(child, 'cannot be started', 'away'));
    child.on('exit', (code, signal) =>
      this.lose(child, `ended with ${signal ?? code}`, endBy(signal)),
    );
    child.unref();
    return child;
  }

  private onMessage(message: FromWorker<Result>): void {
    const job = this.jobs.get(message.id);
    if (!job) return;
    this.jobs.delete(message.id);
    clearTimeout(job.timer);
    if ('result' in message) job.resolve(message.result);
    else job.reject(new Error(message.error));
    if (this.jobs.size > 0) return;
    this.child?.channel?.unref();
    const { idleLimit } = this.options;
    if (idleLimit !== undefined)
      this.idle = setTimeout(() => this.letGo(busy()), idleLimit).unref();
  }

  private lose(child: ChildProcess, why: string, end: WorkerEnd): void {
    if (child !== this.child) return;
    const lost = new WorkerLost(`The process for ${this.options.name} ${why}.`, end);
    this.log?.error({ err: lost }, 'A worker process was lost. The next job starts a new one.');
    this.letGo(lost);
  }

  private end(child: ChildProcess, why: string, end: WorkerEnd): void {
    this.lose(child, why, end);
    child.kill('SIGKILL');
  }

  /** The next job gets a new process. */
  private letGo(error: Error): void {
    const { child } = this;
    this.child = undefined;
    clearTimeout(this.idle);
    if (child?.connected) child.disconnect();
    for (const { reject, timer } of this.jobs.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.jobs.clear();
  }
}
