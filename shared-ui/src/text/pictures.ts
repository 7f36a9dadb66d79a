import type { PICTURE_WIDTHS } from 'contract/wire/media.contract';
import { mediaBase } from 'shared-ui/core';

type Width = (typeof PICTURE_WIDTHS)[number];

const WIDTHS: typeof PICTURE_WIDTHS = [160, 320, 640]; // pixels
const EXTERNAL_URL = /^(https?:|data:|blob:)/;

interface PictureSources {
  src: string;
  /** Absent for pictures from other sites, which have one size. */
  srcSet?: string;
}

/**
 * Returns the address of a stored picture, on the media host and without a leading slash (rule 3.6).
 * @param width one of the stored widths in pixels; the picture as uploaded when omitted
 * @returns undefined when there is no picture
 */
export function pictureUrl(path: string | null | undefined, width?: Width): string | undefined {
  if (!path) return undefined;
  if (EXTERNAL_URL.test(path)) return path;
  const clean = path.replace(/^\/+/, '');
  const sized = width ? clean.replace(/(\.\w+)?$/, `-${width}$1`) : clean;
  return `${mediaBase()}/${sized}`;
}

/** A stored picture in all its widths, for `<img>`; undefined when there is no picture. */
export function pictureSources(path: string | null | undefined): PictureSources | undefined {
  const src = pictureUrl(path, 640);
  if (!path || !src) return undefined;
  if (EXTERNAL_URL.test(path)) return { src };
  return { src, srcSet: WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ') };
}
