import type { ComponentProps } from 'react';
import { Picture } from 'shared-ui';

import { DEMO_PICTURES } from './demoPictures';

interface ProgrammePictureProps
  extends Pick<ComponentProps<typeof Picture>, 'fallback' | 'instead'> {
  /** A picture of the programme: a stored one, or one of our drawings. */
  path: string;
  alt: string;
  /** Pixel width of a drawing; other pictures fill their box. */
  width: number;
  height: number;
  /** Selects the replacement of a missing picture. */
  seed?: number;
}

/** A picture that staff have chosen for the landing. */
export function ProgrammePicture(props: ProgrammePictureProps) {
  const { path, alt, seed, fallback = 'portrait', ...rest } = props;
  const drawing = DEMO_PICTURES[path];
  if (drawing) return <img src={drawing} {...rest} alt={alt} loading="lazy" decoding="async" />;
  const stored = path.startsWith('demo:') ? null : path;
  const widths = `${rest.width}px`;
  return (
    <Picture path={stored} {...rest} alt={alt} widths={widths} fallback={fallback} seed={seed} />
  );
}
