const MAX_PICTURE_BYTES = 5 * 1024 * 1024; // rule 3.7

/**
 * Returns why a file cannot be used as a picture; undefined when it can be sent.
 * @param file undefined when none was chosen
 */
export function pictureFault(file: Pick<File, 'type' | 'size'> | undefined): string | undefined {
  const { type = '', size = 0 } = file ?? {};
  if (!type.startsWith('image/')) return 'Please select an image';
  if (type === 'image/svg+xml') return 'Please select a photo: JPEG, PNG, WebP, GIF or AVIF.';
  if (size > MAX_PICTURE_BYTES) return 'Choose a picture of 5 MB at most.';
  return undefined;
}
