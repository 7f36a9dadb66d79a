/** An e-mail address, a path or link, a query, an IP address, or anything long enough for a secret. */
const SENSITIVE = /\S*(?:[@/?=%\\]|\d+\.\d+\.\d+\.\d+|\w*:\w*:|[\w-]{24,})\S*/g;

/** A sentence without what a library may have put into it: whatever has the form of data goes. */
export const plainSentence = (sentence: string) =>
  sentence.replace(/\s+/g, ' ').replace(SENSITIVE, '…').slice(0, 200);
