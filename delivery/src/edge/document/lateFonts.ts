import { inlineScript } from './inlineScript';

export const LATE_FONTS = inlineScript('nameFonts.js');

/**
 * Delays the font files of a prerendered page until its scripts have loaded (docs/decisions/130). Readers without
 * scripts get them immediately. It is placed after all scripts.
 * @param fontCss a style tag
 */
export function lateFontsTags(fontCss: string): string {
  const waiting = fontCss.replace('<style', '<style media="(scripting: none)"');
  return `${waiting}<script>${LATE_FONTS.text}</script>`;
}
