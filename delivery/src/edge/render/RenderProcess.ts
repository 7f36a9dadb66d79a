import type { RenderedPage, RenderRequest } from 'contract/page';
import { OperatorError } from 'server-kit/log';
import { Deferred, withTimeout } from './Deferred';
import { type Fault, whereThrown } from './faults';
import { bootTimer, type HangTimer, Pulse } from './HangTimer';
import { PagesUnderWay } from './PagesUnderWay';
import type { PublicRead } from './publicReads';
import type { FromSandbox, RenderBuilds } from './sandbox/messages';
import { Sandbox } from './sandbox/Sandbox';

/** How long the first request after a publish waits for the process, as a multiple of the render limit. */
const READY_TIMEOUT_LIMITS = 3;
interface Deps {
  /** Longest time that a visitor waits for a page to be rendered, in milliseconds. */
  limit: number;
  read: PublicRead;
  onFault(fault: Fault): void;
}

/**
 * Renders pages of one remote, or of the shell alone, in a sandboxed process. The process is killed when it loops, uses
 * too much memory, or sends unrequested messages. After the remote's code is loaded, every fault is attributed to the
 * remote, whatever the process claims.
 */
export class RenderProcess {
  private readonly sandbox: Sandbox;
  private readonly boot = new Deferred<void>();
  private readonly booting: HangTimer;
  private readonly pages = new PagesUnderWay();
  private readonly pulse: Pulse;
  /** The code that runs for the first time; empty when all of it has. */
  private loading: 'sandbox' | 'shell' | 'remote' | '' = 'sandbox';
  private composed?: Pick<RenderRequest, 'composition' | 'config'>;
  private hasStrayed = false;
  /** False once the process has exited; then a new one must be started. */
  alive = true;
  /** Fonts that every page needs, as addresses reported by the shell. */
  fonts: string[] = [];

  constructor(
    private readonly builds: RenderBuilds,
    private readonly around: Deps,
  ) {
    this.sandbox = new Sandbox({
      onMessage: (message) => this.listen(message),
      onEnd: (reason, isOwnDoing) => this.finish(reason, isOwnDoing ? 'broken' : undefined),
    });
    const spent = () => this.sandbox.spent();
    this.booting = bootTimer(around.limit, spent, () =>
      this.sandbox.end('It hangs while loaded.', true),
    );
    const deaf = () => this.finish('The render process does not answer.', 'hang');
    this.pulse = new Pulse(around.limit, spent, deaf);
    this.booting.start();
  }

  get ready(): Promise<void> {
    return this.boot.promise;
  }

  /**
   * @param proof headers that identify the visitor for whom the page reads
   * @throws Error when the page throws, takes too long, or too many are running
   */
  async render(job: RenderRequest, proof: Record<string, string>): Promise<RenderedPage> {
    if (this.loading) await withTimeout(this.ready, READY_TIMEOUT_LIMITS * this.around.limit);
    const { id, page } = this.pages.add(proof, this.around.limit, (late) => this.giveUp(late));
    this.compose(job);
    this.sandbox.tell({ do: 'render', id, url: job.url, renderedAt: job.renderedAt });
    return page;
  }

  stop(): void {
    this.sandbox.end('The render process was stopped.', false);
  }

  /**
   * Pages of the same time share a composition, so it is sent once, and the process may cache what it derives from it.
   */
  private compose({ composition, config }: RenderRequest): void {
    if (composition === this.composed?.composition && config === this.composed.config) return;
    this.composed = { composition, config };
    this.sandbox.tell({ do: 'compose', ...this.composed });
  }

  private listen(message: FromSandbox): void {
    if ('page' in message) this.pages.settle(message.id, message.page);
    else if ('error' in message) this.pages.settle(message.id, new Error(message.error));
    else if ('read' in message) void this.read(message, this.pages.readsFor(message.id));
    else if ('pong' in message) this.pulse.onAnswer(message.pong);
    else if ('stray' in message) this.onStray(message.stray);
    else if ('failed' in message) this.sandbox.end(message.failed, true);
    else this.load(message);
  }

  /** The next step of the start; a repeated step is an invalid message. */
  private load(done: Extract<FromSandbox, { started: true } | { loaded: string }>): void {
    const { shell, remote } = this.builds;
    const step = 'started' in done ? 'sandbox' : done.loaded;
    if (step !== this.loading) throw new Error(`It has loaded '${step}' unasked.`);
    if (step === 'sandbox') {
      this.loading = 'shell';
      this.sandbox.tell({ do: 'loadShell', source: shell });
    } else if (step === 'shell' && remote) {
      this.loading = 'remote';
      this.sandbox.tell({ do: 'loadRemote', ...remote });
    } else {
      this.loading = '';
      this.booting.stop();
      this.boot.resolve();
    }
    if ('fonts' in done) this.fonts = done.fonts;
  }

  private async read(
    { read, method, address }: Extract<FromSandbox, { read: number }>,
    proof: Record<string, string> | undefined,
  ): Promise<void> {
    const reading = proof && this.around.read({ method, address, proof });
    const answer = await reading?.catch(() => undefined);
    this.sandbox.tell({ do: 'hearAnswer', read, answer });
  }

  /** The page is late: it may wait for the api, or the whole process may be in an endless loop. */
  private giveUp(id: number): void {
    this.pages.abandon(id, new OperatorError(`Not rendered within ${this.around.limit} ms.`));
    if (this.pages.hasManyAbandoned) this.stop();
    this.pulse.expect(id);
    this.sandbox.tell({ do: 'ping', id });
  }

  private onStray(error: string): void {
    if (this.hasStrayed) throw new Error('It strays twice.');
    this.hasStrayed = true;
    const reason = whereThrown(error);
    this.around.onFault({ packageName: this.suspect, error: reason, kind: 'stray' });
  }

  private get suspect(): string {
    const hasRemote = this.loading === 'remote' || this.loading === '';
    return (hasRemote && this.builds.remote?.name) || 'shell';
  }

  private finish(reason: string, kind: Fault['kind'] | undefined): void {
    if (!this.alive) return;
    this.alive = false;
    this.pulse.stop();
    this.booting.stop();
    // If the sandbox does not start, the machine is at fault and not a release.
    if (kind && this.loading !== 'sandbox')
      this.around.onFault({ packageName: this.suspect, error: reason, kind });
    const error = new OperatorError(reason);
    this.boot.reject(error);
    this.pages.rejectAll(error);
    this.sandbox.end(reason, false);
  }
}
