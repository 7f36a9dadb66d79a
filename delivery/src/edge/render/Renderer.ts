import type { RenderedPage, RenderRequest } from 'contract/page';
import type { Composition } from 'contract/registry';
import { type Fault, NotReady } from './faults';
import type { PublicRead } from './publicReads';
import { RenderProcess } from './RenderProcess';
import type { ServerSource } from './sandbox/messages';

/** Processes besides those of current releases: for previous releases and for addresses without an owner. */
const SPARE_PROCESSES = 2;
const MIN_PROCESSES = 4;
/** About 60 MB each; canaries beyond this number are rendered by processes that are started and stopped on demand. */
const MAX_PROCESSES = 14;
/** After this many hangs of one release, the release is at fault and not the machine. */
const MAX_HANGS = 3;

export type ReadSource = (packageName: string, id: string) => Promise<ServerSource>;

/** The releases of a render process: one of a remote with one of the shell. */
export interface RenderPair {
  shell: string;
  /** Undefined for addresses without an owner. */
  remote?: { name: string; id: string };
}

interface ReleaseFault extends Fault {
  id: string;
  shell: string;
}

interface Deps {
  readSource: ReadSource;
  read: PublicRead;
  /** Longest time that a visitor waits for a page to be rendered, in milliseconds. */
  limit: number;
  onFault(fault: ReleaseFault): void;
}

/** Render processes, one for each requested release of a remote together with its shell. */
export class Renderer {
  private readonly processes = new Map<string, Promise<RenderProcess>>();
  private readonly fontsOf = new Map<string, string[]>();
  private readonly hangs = new Map<string, number>();
  private room = MIN_PROCESSES;
  private hasStopped = false;

  constructor(private readonly around: Deps) {}

  /**
   * @param remote owner of the address; undefined when there is none
   * @param proof headers that identify the visitor for whom the page reads
   * @throws Error when the page cannot be rendered in time
   */
  async render(
    shell: string,
    remote: string | undefined,
    job: RenderRequest,
    proof: Record<string, string>,
  ): Promise<RenderedPage> {
    const process = await this.processFor(pairOf(shell, job.composition, remote));
    return process.render(job, proof);
  }

  /** Starts the process of a remote, so that the first visitor need not wait for it. */
  async warm(pair: RenderPair): Promise<void> {
    const process = await this.processFor(pair);
    await process.ready;
    this.fontsOf.set(pair.shell, process.fonts);
  }

  /** Allows as many processes as there are pairs in use, so that they do not evict each other. */
  makeRoomFor(pairs: number): void {
    this.room = Math.min(Math.max(pairs + SPARE_PROCESSES, MIN_PROCESSES), MAX_PROCESSES);
  }

  /** Fonts worth a preload link; empty while no process of this shell is running. */
  fonts(shell: string): string[] {
    return this.fontsOf.get(shell) ?? [];
  }

  async stop(): Promise<void> {
    this.hasStopped = true;
    const processes = await Promise.allSettled(this.processes.values());
    this.processes.clear();
    for (const one of processes) if (one.status === 'fulfilled') one.value.stop();
  }

  private async processFor(pair: RenderPair): Promise<RenderProcess> {
    if (this.hasStopped) throw new NotReady('Nothing is rendered any more.');
    const key = JSON.stringify(pair);
    const known = this.processes.get(key);
    const process = known && (await known.catch(() => undefined));
    if (known && process?.alive) {
      this.processes.delete(key);
      this.processes.set(key, known); // so that the least recently used one is first
      return process;
    }
    const made = this.start(pair);
    this.processes.set(key, made);
    this.endOldest();
    return made;
  }

  private async start({ shell, remote }: RenderPair): Promise<RenderProcess> {
    const { readSource, limit, read } = this.around;
    // Concurrently: if one failed while the other is awaited, the unhandled rejection would end this process.
    const [shellSource, source] = await Promise.all([
      readSource('shell', shell),
      remote && readSource(remote.name, remote.id),
    ]);
    const builds = {
      shell: shellSource,
      ...(remote && source && { remote: { name: remote.name, source } }),
    };
    const onFault = (fault: Fault) => {
      this.weigh({ ...fault, shell, id: fault.packageName === 'shell' ? shell : remote!.id });
    };
    return new RenderProcess(builds, { limit, read, onFault });
  }

  /** A release that hangs repeatedly counts as broken. */
  private weigh(fault: ReleaseFault): void {
    const key = `${fault.id} ${fault.shell}`;
    const hangs = (this.hangs.get(key) ?? 0) + (fault.kind === 'hang' ? 1 : 0);
    this.hangs.set(key, hangs % MAX_HANGS);
    this.around.onFault(hangs === MAX_HANGS ? { ...fault, kind: 'broken' } : fault);
  }

  private endOldest(): void {
    const [oldest] = this.processes;
    if (this.processes.size <= this.room || !oldest) return;
    this.processes.delete(oldest[0]);
    void oldest[1].then((process) => process.stop()).catch(() => {});
  }
}

/** The releases of a page: the first candidate of its remote determines the HTML. */
function pairOf(shell: string, { remotes }: Composition, name: string | undefined): RenderPair {
  const id = name === undefined ? undefined : remotes[name]?.candidates[0]?.id;
  return { shell, ...(name !== undefined && id !== undefined && { remote: { name, id } }) };
}
