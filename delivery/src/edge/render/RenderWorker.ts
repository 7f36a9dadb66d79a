import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { OperatorError } from 'tooling/log';

import { Deferred } from './Deferred';
import type { FromWorker, RenderedPage, RenderJob, WorkerParts } from './messages';

/** Longest time the first person after a publish waits for the worker, in render limits. */
const READY_LIMITS = 3;
/** Longest time a worker may take to run the code of all its releases, in render limits. */
const BOOT_LIMITS = 8;
/** A worker that does not answer within this time is caught in a loop, in render limits. */
const PONG_LIMITS = 0.25;
/** More pages at once than this are not started: the client-rendered document is quicker. */
const AT_ONCE = 32;

/** A part of the product whose server build throws, or hangs, while it is loaded. */
export interface Broken {
  part: string;
  error: string;
}

/** The page may well be rendered in a moment. */
export class NotReady extends Error {}

/** One worker thread and what is asked of it. It ends by itself when it is caught in a loop. */
export class RenderWorker {
  private readonly thread: Worker;
  private readonly boot: Deferred<void>;
  private readonly pages = new Map<number, Deferred<RenderedPage>>();
  private jobs = 0;
  /** The part whose code is being run for the first time; empty when all have been. */
  private loading = 'shell';
  private pong: NodeJS.Timeout | undefined;
  /** False once it has ended; then another one must be made. */
  alive = true;
  /** Fonts that every page needs, as addresses. */
  fonts: string[] = [];

  /** @param renderLimit longest time a person waits for a page to be rendered, milliseconds */
  constructor(
    parts: WorkerParts,
    private readonly renderLimit: number,
    private readonly onBroken: (broken: Broken) => void,
  ) {
    this.boot = new Deferred(BOOT_LIMITS * renderLimit, () => this.end('It hangs while loaded.'));
    this.thread = new Worker(join(__dirname, 'worker.ts'), {
      workerData: parts,
      env: { NODE_ENV: 'production' }, // a release sees no secret of this process
      execArgv: ['--require', 'tsx/cjs'],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // What a page prints may name whoever it is for, so it does not reach the log.
      ...{ stdout: true, stderr: true },
    });
    this.thread.stdout.resume();
    this.thread.stderr.resume();
    this.thread.on('message', (message: FromWorker) => this.hear(message));
    this.thread.on('error', (error) => this.end(String(error)));
    this.thread.on('exit', () => this.end('The render worker ended.'));
  }

  /** Settles when it can render. */
  get ready(): Promise<void> {
    return this.boot.promise;
  }

  /** @throws Error when the page throws, takes too long, or too many are under way */
  async render(job: RenderJob): Promise<RenderedPage> {
    if (this.loading) await this.readySoon();
    if (this.pages.size >= AT_ONCE) throw new NotReady('Too many pages are being rendered.');
    const id = ++this.jobs;
    const page = new Deferred<RenderedPage>(this.renderLimit, () => this.giveUp(id));
    this.pages.set(id, page);
    this.thread.postMessage({ id, job });
    return page.promise;
  }

  /** Stops the thread; pages under way are rejected. */
  async stop(): Promise<void> {
    this.loading = '';
    this.end('The render worker was stopped.');
    await this.thread.terminate();
  }

  private readySoon(): Promise<void> {
    const soon = new Deferred<void>(READY_LIMITS * this.renderLimit, () =>
      soon.reject(new NotReady('Still starting.')),
    );
    this.ready.then(
      () => soon.resolve(),
      (error: Error) => soon.reject(error),
    );
    return soon.promise;
  }

  private hear(message: FromWorker): void {
    if ('loading' in message) this.loading = message.loading;
    else if ('broken' in message) this.onBroken({ part: message.broken, error: message.error });
    else if ('pong' in message) clearTimeout(this.pong);
    else if ('page' in message) this.take(message.id)?.resolve(message.page);
    else if ('error' in message) this.take(message.id)?.reject(new Error(message.error));
    else {
      this.fonts = message.fonts;
      this.loading = '';
      this.boot.resolve();
    }
  }

  /** Too late: the page may wait for the api, or the whole thread may be caught in a loop. */
  private giveUp(id: number): void {
    this.take(id)?.reject(new OperatorError(`Not rendered within ${this.renderLimit} ms.`));
    clearTimeout(this.pong);
    const late = () => this.end('The render worker does not answer.');
    this.pong = setTimeout(late, PONG_LIMITS * this.renderLimit);
    this.thread.postMessage({ ping: id });
  }

  private take(id: number): Deferred<RenderedPage> | undefined {
    const page = this.pages.get(id);
    this.pages.delete(id);
    return page;
  }

  private end(reason: string): void {
    if (!this.alive) return;
    this.alive = false;
    clearTimeout(this.pong);
    if (this.loading) this.onBroken({ part: this.loading, error: reason });
    this.boot.reject(new Error(reason));
    for (const id of [...this.pages.keys()]) this.take(id)?.reject(new Error(reason));
    void this.thread.terminate();
  }
}
