import { z } from 'zod';

interface Limits {
  /** Shortest and longest length in code points. */
  min?: number;
  max: number;
  /** The message to use instead of "The … field is required." */
  required?: string;
}

/** More combining marks on one letter than any script uses: they would cover the lines around it. */
const STACKED_MARKS = '\\p{M}{6,}';

/** A text of one line: NFC, trimmed, without control characters (rule 9.7). */
export const line = (label: string, limits: Limits) =>
  cleaned(label, limits, new RegExp(`\\p{C}|${STACKED_MARKS}`, 'u'));

/** The same with line breaks and tabs; all other line separators become LF. */
export const paragraph = (label: string, limits: Limits) =>
  cleaned(label, limits, new RegExp(`[^\\P{C}\\n\\t]|${STACKED_MARKS}`, 'u'));

/** Characters that mail programs and browsers accept as the dot of a host name. */
const DOT = '[.\\u2024\\u3002\\ufe52\\uff0e\\uff61]';
const LABEL_END = '[\\p{L}\\p{N}\\p{M}\\p{Extended_Pictographic}]';

/** A link, an e-mail address or a host with a path, also with the dots of other scripts. */
const ADDRESS = new RegExp(
  [
    '://',
    `\\bwww${DOT}`,
    '\\bxn--',
    `${LABEL_END}@[\\p{L}\\p{N}\\p{M}-]+${DOT}`,
    `${LABEL_END}${DOT}[\\p{L}\\p{M}]{2,}[/?#:\\\\]`,
  ].join('|'),
  'iu',
);

/**
 * A host name alone. It does not match `J.R.`, `St.Claire` or `dr.sc.`, because of their single letter, capital or
 * final dot.
 */
const HOST = new RegExp(
  [`${DOT}[\\p{Ll}\\p{M}]{2,}`, `${LABEL_END}${DOT}(?:[\\p{Lo}\\p{M}]{2,}|\\p{Lu}{2,})`]
    .map((end) => `(?:${LABEL_END}|-)${end}(?![\\p{L}\\p{M}]|${DOT})`)
    .join('|'),
  'u',
);

/** Fillers, joiners and direction marks, which may be hidden between the letters of an address. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

const without = (pattern: RegExp, label: string) =>
  [
    (text: string) => !pattern.test(text.replace(INVISIBLE, '')),
    `The ${label} may not contain a link or an address.`,
  ] as const;

/** Removed from names, so that two different names do not look the same. */
const REDUNDANT_INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** The name of an object, which others read on pages and in mails: it must not contain an address. */
export const publicName = (label: string, limits: Limits) =>
  line(label, limits)
    .overwrite((name) => name.replace(REDUNDANT_INVISIBLE, '').trim())
    .refine(...without(ADDRESS, label));

/** The name or the occupation of a person: unlike a startup's name it must not be that of a site either. */
export const personalName = (label: string, limits: Limits) =>
  publicName(label, limits).refine(...without(HOST, label));

/** A name needs at least one: it cannot consist of spaces and accents alone. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u;

/** Joiners and direction marks, which real names and texts contain. */
const ALLOWED_INVISIBLE = /[\u200b-\u200f\u00ad\u2060\ufeff]/g;

function cleaned(label: string, { min = 1, max, required }: Limits, unwanted: RegExp) {
  const missing = required ?? `The ${label} field is required.`;
  return z
    .string({
      error: ({ input }) => (input === undefined ? missing : `The ${label} must be a text.`),
    })
    .overwrite((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .trim(),
    )
    .superRefine((text, context) => {
      const message = unwanted.test(text.replace(ALLOWED_INVISIBLE, ''))
        ? `The ${label} contains characters that cannot be used.`
        : lengthProblem(label, text, { min, max, missing });
      if (message) context.addIssue({ code: 'custom', message });
    });
}

function lengthProblem(
  label: string,
  text: string,
  { min, max, missing }: { min: number; max: number; missing: string },
) {
  const seen = text.replace(INVISIBLE, '');
  if (min > 0 && !VISIBLE.test(seen)) return missing;
  if ([...seen].length < min) return `The ${label} must be at least ${min} characters long.`;
  if ([...text].length > max) return `The ${label} may not be longer than ${max} characters.`;
  return undefined;
}

/** The key of a row; limited to the range of its column. */
export const Id = z.int().positive().max(2_147_483_647);

/** The same in a path or a query, where everything is text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id);

/** `page` of a list, 1-based; any invalid value means the first page (rule 9.10). */
export const PageNumber = z
  .preprocess((page) => (/^\d{1,9}$/.test(String(page)) ? Math.max(1, Number(page)) : 1), z.int())
  .pipe(z.int().max(10_000, 'There are no pages above 10000.'))
  .default(1);

/** A text in a response. @param maxLength its longest possible length, in characters */
export const textUpTo = (maxLength: number) => z.string().meta({ maxLength });

/** The response to an action that was done, now or earlier. */
export const Done = z.object({ message: z.string() });

export type Done = z.infer<typeof Done>;
