import { z } from 'zod';

interface Limits {
  /** Shortest and longest length in code points. */
  min?: number;
  max: number;
  /** Said instead of "The … field is required." */
  required?: string;
}

/** A text of one line: NFC, trimmed, without control characters (RULES A.0 Strings). */
export const line = (label: string, limits: Limits) => cleaned(label, limits, /\p{C}/u);

/** The same with line breaks and tabs; CRLF becomes LF. */
export const paragraph = (label: string, limits: Limits) => cleaned(label, limits, /[^\P{C}\n\t]/u);

/** A link, an e-mail address or a host with a path, also where other scripts write the dot. */
const ADDRESS =
  /:\/\/|\bwww[.\u3002\uff0e\uff61]|[\p{L}\p{N}]@[\p{L}\p{N}-]+[.\u3002\uff0e\uff61]|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}[/?#:\\]/iu;

/** The name of something, which others read in pages and mails: an address has no place in it. */
export const publicName = (label: string, limits: Limits) =>
  line(label, limits).refine(
    (text) => !ADDRESS.test(text),
    `The ${label} may not contain a link or an address.`,
  );

/** Format characters that real names and texts need: joiners and direction marks. */
/** At least one sign that somebody can see: fillers and joiners alone make no name. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u;

const WANTED = /[\u200b-\u200f\u00ad\u2060\ufeff]/g;

function cleaned(label: string, { min = 1, max, required }: Limits, unwanted: RegExp) {
  const missing = required ?? `The ${label} field is required.`;
  return z
    .string({
      error: ({ input }) => (input === undefined ? missing : `The ${label} must be a text.`),
    })
    .overwrite((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .superRefine((text, context) => {
      const length = SEEN.test(text) ? [...text].length : 0;
      const message = unwanted.test(text.replace(WANTED, ''))
        ? `The ${label} contains characters that cannot be used.`
        : lengthProblem(label, length, { min, max, missing });
      if (message) context.addIssue({ code: 'custom', message });
    });
}

function lengthProblem(
  label: string,
  length: number,
  { min, max, missing }: { min: number; max: number; missing: string },
) {
  if (length === 0 && min > 0) return missing;
  if (length < min) return `The ${label} must be at least ${min} characters long.`;
  if (length > max) return `The ${label} may not be longer than ${max} characters.`;
  return undefined;
}

/** The key of a row. Anything that fits no column is no id. */
export const Id = z.int().positive().max(2_147_483_647);

/** The same in a path or a query, where everything is text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id);

/** `page` of a list, 1-based; anything that is no page is the first (RULES A.0 Lists). */
export const PageNumber = z
  .preprocess((page) => (/^\d{1,9}$/.test(String(page)) ? Math.max(1, Number(page)) : 1), z.int())
  .pipe(z.int().max(10_000, 'There are no pages above 10000.'))
  .default(1);

/** A plain answer to something done, or already done. */
export const Done = z.object({ message: z.string() });

export type Done = z.infer<typeof Done>;
