import { inlineScript } from './inlineScript';

export const LATE_FONTS = inlineScript('nameFonts.js');

/**
 * The font files of a prerendered page, which wait for its scripts (docs/decisions/130). Readers without scripts have
 * them at once. It stands behind all scripts.
 * @param fontCss a style tag
 */
export function lateFontsTags(fontCss: string): string {
  const waiting = fontCss.replace('<style', '<style media="(scripting: none)"');
  return `${waiting}<script>${LATE_FONTS.text}</script>`;
}
