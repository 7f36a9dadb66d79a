const startsWith = (bytes: Buffer, ...values: number[]) =>
  values.every((value, at) => bytes[at] === value);
const textAt = (bytes: Buffer, start: number, end: number) =>
  bytes.subarray(start, end).toString('latin1');

/**
 * Detects the kind by the first bytes, never by a file name or a header. SVG is refused, because it can contain
 * scripts.
 */
export function pictureKind(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(textAt(bytes, 8, 12)))
    return 'avif';
  return undefined;
}
