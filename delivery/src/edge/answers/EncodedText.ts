import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { etagOf } from './versions';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * With a window of 128 kB, which holds a page, 10 takes a quarter of the time that 9 took with the usual one (47 ms of
 * processor in place of 180 for the landing) and makes 6 % less of it: fewer bytes for a phone are worth more than 45 ms.
 * What nobody else may ever ask for is packed at 3: a tenth more bytes for a third of what 5 takes (docs/capacity.md).
 * That is so quick (0.2 ms) that the way to another thread and back would take half as much again.
 */
const BROTLI = { quick: brotliAt(3), small: brotliAt(10) };

function brotliAt(quality: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 17 },
  };
}

/** How a body may travel, best first. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A text that is kept, and packed once for each coding somebody asks for. */
export class EncodedText {
  private readonly plain: Buffer;
  private readonly packed = new Map<Coding, Promise<Buffer>>();
  readonly etag: string;

  /** @param isRare whether nobody else may ever ask for it: then it is packed well only for whoever does */
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

/** For one reader. */
export const packQuickly = (plain: Buffer, coding: 'br' | 'gzip'): Buffer =>
  coding === 'gzip' ? gzipSync(plain) : brotliCompressSync(plain, BROTLI.quick);

/** The best coding a browser accepts (RFC 9110 §12.5.3). */
export function codingFor(accepted = ''): Coding {
  const listed = accepted.toLowerCase().split(',');
  const wanted = listed.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each));
  const names = wanted.map((each) => each.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding)) ?? 'identity';
}
