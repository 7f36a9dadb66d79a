import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|cjs|css|svg|json|vtt|txt|html)$/;
const MIN_BYTES = 512; // smaller files gain less than the headers cost

/** Compresses as well as possible, because it happens once and is read often. Undefined when not worthwhile. */
export function compress(name: string, content: Buffer) {
  if (!COMPRESSIBLE.test(name) || content.length < MIN_BYTES) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { brotli: brotliCompressSync(content, { params }), gzip: gzipSync(content, { level: 9 }) };
}
