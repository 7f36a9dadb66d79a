import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { etagOf } from './versions';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * With a window of 128 kB, which fits a whole page, quality 10 takes a quarter of the time that 9 took with the default
 * window (47 ms of processor time instead of 180 for the landing page) and saves 6 % more. Fewer bytes for a phone are
 * worth more than 45 ms. Responses that nobody else may request are compressed with quality 3: 10 % more bytes for a
 * third of the time of 5 (docs/capacity.md). That takes only 0.2 ms, so passing it to another thread would add half as
 * much again.
 */
const BROTLI = { quick: brotliAt(3), small: brotliAt(10) };

function brotliAt(quality: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
  };
}

/** Content codings, best first. */
type Coding = 'br' | 'gzip' | 'identity';

/** A cached text, compressed once for each coding that is requested. */
export class EncodedText {
  private readonly plain: Buffer;
  private readonly packed = new Map<Coding, Promise<Buffer>>();
  readonly etag: string;

  /** @param isRare whether possibly nobody requests it again: then it is compressed well only on demand */
  constructor(
    text: string,
    private isRare = false,
  ) {
    this.plain = Buffer.from(text);
    this.etag = etagOf(this.plain);
  }

  as(coding: Coding): Promise<Buffer> {
    const known = this.packed.get(coding);
    if (known && !this.isRare) return known;
    this.isRare &&= known === undefined;
    const made = this.pack(coding);
    this.packed.set(coding, made);
    return made;
  }

  private async pack(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return this.plain;
    if (this.isRare) return packQuickly(this.plain, coding);
    return coding === 'gzip' ? gzipAsync(this.plain) : brotliAsync(this.plain, BROTLI.small);
  }
}

export const packQuickly = (plain: Buffer, coding: 'br' | 'gzip'): Buffer =>
  coding === 'gzip' ? gzipSync(plain) : brotliCompressSync(plain, BROTLI.quick);

/** The best coding that a browser accepts (RFC 9110 §12.5.3). */
export function codingFor(accepted = ''): Coding {
  const listed = accepted.toLowerCase().split(',');
  const wanted = listed.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each));
  const names = wanted.map((each) => each.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding)) ?? 'identity';
}
