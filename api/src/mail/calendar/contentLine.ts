/** One property of an iCalendar file: `NAME;PARAM=x:value`, folded after 75 bytes (RFC 5545 3.1). */
export function contentLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = '';
  let bytes = 0;
  for (const sign of `${name}:${value}`) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > 75) {
      lines.push(line);
      line = ' ';
      bytes = 1;
    }
    line += sign;
    bytes += size;
  }
  return [...lines, line].join('\r\n');
}

/** A text as the value of a property: line breaks are written as `\n`, other control characters are left out. */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A text as the value of a parameter, e.g. CN: quotes, carets and line breaks are encoded (RFC 6868). */
export const quoteParam = (text: string) =>
  `"${text.replace(/\r\n|[\r\n^"]/g, (sign) => PARAM_CODES[sign] ?? '^n').replace(/\p{Cc}/gu, '')}"`;

const PARAM_CODES: Record<string, string> = { '^': '^^', '"': "^'" };

/** `BEGIN:X … END:X` around lines. */
export const component = (name: string, lines: string[]) => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];
