import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from 'server-kit/atomic-file';
import { tryParseJson } from 'server-kit/json';
import { z } from 'zod';

const schema = z.strictObject({
  store: z.string(),
  revision: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
/** A revision that was verified, by its hash. */
type SeenRevision = Omit<z.infer<typeof schema>, 'store'>;

/** The key list with which a revision was verified; in a separate file, because older versions read the other one. */
const reason = z.strictObject({ hash: z.string(), checkpoint: z.string() });
type Reason = z.infer<typeof reason>;

/** The newest revision of a store that this machine has seen: an older one is never accepted again. */
export class NewestSeen {
  private known: SeenRevision | undefined;
  private reason: Reason | undefined;

  /**
   * @param store its name in the trust file
   * @param file where it is stored, beside the data and not in the store; only in memory when left out
   */
  constructor(
    private readonly store: string,
    private readonly file?: string,
  ) {}

  get place(): string {
    return this.file ?? 'the memory of this process.';
  }

  /** @throws Error when the file is unreadable, because it is unknown then what was seen */
  get newest(): SeenRevision | undefined {
    const written = this.read();
    if (!written || written.revision <= (this.known?.revision ?? 0)) return this.known;
    this.known = written;
    return written;
  }

  /** @param checkpoint hash of the trust's checkpoint with which it was verified */
  note(seen: SeenRevision, checkpoint = ''): void {
    const { revision = 0, hash = '' } = this.newest ?? {};
    if (seen.revision < revision || (seen.revision === revision && seen.hash !== hash)) return;
    if (seen.revision > revision) this.replace(seen);
    if (this.wasGoodWith(checkpoint)) return;
    this.reason = { hash: seen.hash, checkpoint };
    if (this.file) write(reasonIn(this.file), this.reason);
  }

  /** True when the newest revision was verified with the trust that has this checkpoint. */
  wasGoodWith(checkpoint = ''): boolean {
    const { hash } = this.newest ?? {};
    const stored =
      this.file && existsSync(reasonIn(this.file)) && readFileSync(reasonIn(this.file));
    const given = stored ? reason.safeParse(tryParseJson(stored)).data : this.reason;
    return given?.hash === hash && given?.checkpoint === checkpoint;
  }

  /** Sets the newest revision, even to an older one, because later ones are no longer trusted. */
  replace(seen: SeenRevision): void {
    this.known = seen;
    if (this.file) write(this.file, { store: this.store, ...seen });
  }

  private read(): SeenRevision | undefined {
    if (!this.file || !existsSync(this.file)) return undefined;
    const given = schema.safeParse(tryParseJson(readFileSync(this.file))).data;
    if (!given) throw new Error(`${this.file} does not say which revision was seen last.`);
    const { store, ...seen } = given;
    return store === this.store ? seen : undefined;
  }
}

const reasonIn = (file: string) => `${file}.checkpoint`;

const write = (file: string, value: object) => replaceFile(file, `${JSON.stringify(value)}\n`);
