import type { Composition } from 'contract/registry';

/** For users who navigate without leaving the tab. */
const MAX_ANSWER_AGE_MS = 60_000;

interface Deps {
  /** The composition of the document. */
  first: Composition;
  /** Fetches the registry; undefined when it cannot be read. */
  ask(): Promise<Composition | undefined>;
  /** Called with a newer response. */
  take(composition: Composition): void;
  /** Reloads the page when its shell is too old; it may decline. */
  renewShell(composition: Composition): void;
}

/**
 * Fetches the registry again in an open tab: when the user returns to the tab, and at most once a minute on navigation.
 * An invalid or older response changes nothing.
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

  /** Call it after a navigation. */
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
