/**
 * User-supplied text for a letter: it looks unchanged, but no mail program turns it into a link. Programs detect
 * `name.example/path` even without a scheme, in any script; a zero-width space behind each separator prevents that.
 * Bidirectional control characters are removed, because they could make one of our addresses look like another.
 */
export const userText = (text: string): string =>
  text.replace(BIDI_CONTROLS, '').replace(LINK_CHARACTERS, '$&\u200b');

/** Embeddings, overrides and isolates: they change the order of the letters around them. */
export const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const LINK_CHARACTERS = /(?<=[^\s<])[./:@\\\u2024\u3002\ufe52\uff0e\uff61](?=\S)/gu;
