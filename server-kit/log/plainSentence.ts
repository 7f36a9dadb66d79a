/** An e-mail address, a path or link, a query, an IP address, or anything long enough to be a secret. */
const SENSITIVE = /[@/?=%\\]|\d\.\d+\.\d+\.\d|:\w*:|[\w-]{24}/;

/** Removes everything that has the form of data from a sentence, because libraries insert data into theirs. */
export const plainSentence = (sentence: string) =>
  sentence
    .split(/\s+/)
    .map((word) => (SENSITIVE.test(word) ? '…' : word))
    .join(' ')
    .slice(0, 200);
