import type { Composition } from 'contract/registry';

/** For people who only go from page to page. */
const MAX_ANSWER_AGE_MS = 60_000;

interface Deps {
  /** What the document was composed of. */
  first: Composition;
  /** Asks the registry again; undefined when it cannot be read. */
  ask(): Promise<Composition | undefined>;
  /** Called with a newer answer. */
  take(composition: Composition): void;
  /** Reloads the page when its shell is too old; may well decline. */
  renewShell(composition: Composition): void;
}

/**
 * Re-reads the registry in an open tab: when somebody comes back to it, and at most once a minute as they
 * navigate. An invalid or older answer changes nothing.
 */
export class RegistryWatch {
  private standing: Composition;
  private askedAt = performance.now();
  private asking: Promise<void> | undefined;

  constructor(private readonly parts: Deps) {
    this.standing = parts.first;
  }

  start(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
    });
  }

  /** To be called after a navigation. */
  moved(): void {
    this.parts.renewShell(this.standing);
    if (performance.now() - this.askedAt >= MAX_ANSWER_AGE_MS) void this.look();
  }

  /** Fetches now; parallel calls share one request. */
  look(): Promise<void> {
    this.asking ??= this.read().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async read(): Promise<void> {
    this.askedAt = performance.now();
    const answer = await this.parts.ask();
    if (!answer || answer.revision < this.standing.revision) return;
    if (answer.base !== this.standing.base) return; // this page loads releases from one place only
    this.standing = answer;
    this.parts.take(answer);
  }
}
