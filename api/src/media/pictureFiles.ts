import { PICTURE_WIDTHS } from 'contract/wire/media.contract';

/** Owners of pictures, which are the first part of names. */
export const PICTURE_OWNERS = ['users', 'startups', 'programme'] as const;
export type PictureOf = (typeof PICTURE_OWNERS)[number];

const PICTURE_NAME = `(?:${PICTURE_OWNERS.join('|')})/[0-9a-f]{32}`;
const WIDTH_SUFFIX = '(?:-(?:160|320|640))?';

/** Other names are not looked up. */
export const MEDIA_NAME = new RegExp(`^${PICTURE_NAME}${WIDTH_SUFFIX}\\.(?:webp|avif)$`);

/** Also matches a partly written file of the folder store. */
const PICTURE_FILE = new RegExp(`^(${PICTURE_NAME})${WIDTH_SUFFIX}\\.(?:webp|avif)(\\.part)?$`);

/** The name of a picture from its path, as in rows and on the wire. */
export const pictureName = (path: string) => path.replace(/^\//, '').replace(/\.webp$/, '');

/** The path of a picture, and its file without a width. */
export const wholeFile = (name: string) => `${name}.webp`;

export const avifFile = (name: string, width: number) => `${name}-${width}.avif`;

/** All files that a picture can have. */
export function filesOf(name: string): string[] {
  const sizes = ['', ...PICTURE_WIDTHS.map((width) => `-${width}`)];
  return sizes.flatMap((size) => [`${name}${size}.webp`, `${name}${size}.avif`]);
}

/** The picture of a stored file; undefined for a foreign one. */
export function ownerOf(file: string): { picture: string; partial: boolean } | undefined {
  const [, picture, partial] = PICTURE_FILE.exec(file) ?? [];
  return picture === undefined ? undefined : { picture, partial: partial !== undefined };
}
