/** An e-mail address, a path or link, a query, an IP address, or anything long enough to be a secret. */
const SENSITIVE = /\S*(?:[@/?=%\\]|\d+\.\d+\.\d+\.\d+|\w*:\w*:|[\w-]{24,})\S*/g;

/** Removes everything that has the form of data from a sentence, because libraries insert data into theirs. */
export const plainSentence = (sentence: string) =>
  sentence.replace(/\s+/g, ' ').replace(SENSITIVE, '…').slice(0, 200);
