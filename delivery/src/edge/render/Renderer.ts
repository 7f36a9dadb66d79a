import type { Composition } from '../../registry';
import type { RenderedPage, RenderJob, ServerSource, WorkerParts } from './messages';
import { type Broken, RenderWorker } from './RenderWorker';

/** Compositions that are kept warm: the one of most people, a canary's, and the one before. */
const WORKERS = 3;

/** Reads the server build of a release. */
export type ReadSource = (part: string, id: string) => Promise<ServerSource>;

/** What a worker renders for: exactly these releases. */
export interface Cast {
  shell: string;
  remotes: Record<string, string>;
}

/** A release that may not be rendered again, with the reason. */
export interface BrokenRelease extends Broken {
  id: string;
}

/** Render workers, one for each composition of releases that is being looked at. */
export class Renderer {
  private readonly workers = new Map<string, Promise<RenderWorker>>();

  constructor(
    private readonly readSource: ReadSource,
    private readonly apiBase: string,
    private readonly renderLimit: number,
    private readonly onBroken: (broken: BrokenRelease) => void,
  ) {}

  /** @throws Error when the page cannot be had in time */
  async render(shell: string, job: RenderJob): Promise<RenderedPage> {
    const worker = await this.workerFor(castOf(shell, job.composition));
    return worker.render(job);
  }

  /** Starts the worker of a composition, so that the first person does not wait for it. */
  async warm(shell: string, composition: Composition): Promise<void> {
    const worker = await this.workerFor(castOf(shell, composition));
    await worker.ready;
  }

  /** Fonts worth a preload link; none while no worker of this composition is ready. */
  async fonts(shell: string, composition: Composition): Promise<string[]> {
    const worker = await this.workers.get(keyOf(castOf(shell, composition)));
    return worker?.fonts ?? [];
  }

  async stop(): Promise<void> {
    const workers = await Promise.allSettled(this.workers.values());
    this.workers.clear();
    await Promise.all(workers.map((one) => one.status === 'fulfilled' && one.value.stop()));
  }

  private async workerFor(cast: Cast): Promise<RenderWorker> {
    const key = keyOf(cast);
    const known = this.workers.get(key);
    const worker = known && (await known.catch(() => undefined));
    if (known && worker?.alive) {
      this.workers.delete(key);
      this.workers.set(key, known); // the least recently used one comes first
      return worker;
    }
    const made = this.hire(cast);
    this.workers.set(key, made);
    this.dismissOldest();
    return made;
  }

  private async hire({ shell, remotes }: Cast): Promise<RenderWorker> {
    // All at once: one that failed while another is waited for would end the process.
    const [shellSource, ...sources] = await Promise.all([
      this.readSource('shell', shell),
      ...Object.entries(remotes).map(([name, id]) => this.readSource(name, id)),
    ]);
    const parts: WorkerParts = {
      shell: shellSource,
      remotes: Object.fromEntries(Object.keys(remotes).map((name, at) => [name, sources[at]!])),
      apiBase: this.apiBase,
    };
    return new RenderWorker(parts, this.renderLimit, (broken) => {
      this.onBroken({ ...broken, id: broken.part === 'shell' ? shell : remotes[broken.part]! });
    });
  }

  private dismissOldest(): void {
    const [oldest] = this.workers;
    if (this.workers.size <= WORKERS || !oldest) return;
    this.workers.delete(oldest[0]);
    void oldest[1].then((worker) => worker.stop()).catch(() => {});
  }
}

const keyOf = (cast: Cast) => JSON.stringify(cast);

/** The releases a composition offers first: those its HTML is made of. */
function castOf(shell: string, { remotes }: Composition): Cast {
  const first = Object.entries(remotes).flatMap(([name, { candidates }]) =>
    candidates[0] ? [[name, candidates[0].id] as const] : [],
  );
  return { shell, remotes: Object.fromEntries(first) };
}
