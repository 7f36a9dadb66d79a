import { BIDI_CONTROLS } from './userText';

/**
 * Text for a header: one line, without direction controls. Mail programs would decode an encoded word in it (RFC 2047),
 * which could contain any of these and an address, so a zero-width space breaks it.
 */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(BIDI_CONTROLS, '')
    .replace(/=(?=\?)/g, '=\u200b')
    .trim();
