/**
 * What somebody wrote, for a letter of ours: it reads as before, and no mail program makes a link of
 * it. Programs take `name.example/path` for an address even without a scheme, in any script; a space
 * of no width behind each sign that holds an address together ends that. What turns the direction of
 * the words around it is left out: it could make one of our addresses read like another.
 */
export const userText = (text: string): string =>
  text.replace(BIDI_CONTROLS, '').replace(LINK_CHARACTERS, '$&\u200b');

const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const LINK_CHARACTERS = /(?<=[^\s<])[./:@\\\u2024\u3002\ufe52\uff0e\uff61](?=\S)/gu;
