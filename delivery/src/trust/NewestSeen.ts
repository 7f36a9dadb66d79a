import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** A revision that was found good, by its hash. */
export interface SeenRevision {
  revision: number;
  hash: string;
}

const schema = z.strictObject({
  store: z.string(),
  revision: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The newest revision this machine has seen of a store: an older one is never taken again. */
export class NewestSeen {
  private known: SeenRevision | undefined;

  /**
   * @param store as the trust names it
   * @param file where it is kept, beside the data and not in the store; without one only in memory
   */
  constructor(
    private readonly store: string,
    private readonly file?: string,
  ) {}

  /** The text of where it is stored. */
  get place(): string {
    return this.file ?? 'the memory of this process.';
  }

  /** @throws Error when the file says nothing that can be read: then nobody knows what was seen */
  get newest(): SeenRevision | undefined {
    const written = this.read();
    if (!written || written.revision <= (this.known?.revision ?? 0)) return this.known;
    this.known = written;
    return written;
  }

  note(seen: SeenRevision): void {
    if (seen.revision <= (this.newest?.revision ?? 0)) return;
    this.known = seen;
    if (!this.file) return;
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
    const made = `${this.file}.${process.pid}`;
    writeFileSync(made, `${JSON.stringify({ store: this.store, ...seen })}\n`, { flush: true });
    renameSync(made, this.file);
  }

  private read(): SeenRevision | undefined {
    if (!this.file || !existsSync(this.file)) return undefined;
    const given = schema.safeParse(parseJson(readFileSync(this.file, 'utf8'))).data;
    if (!given) throw new Error(`${this.file} does not say which revision was seen last.`);
    const { store, ...seen } = given;
    return store === this.store ? seen : undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema says no to it
  }
}
