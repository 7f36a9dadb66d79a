import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { type DefaultPicture, defaultPicture } from '../../art/defaults';
import { pictureSources } from '../../text/pictures';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /** A stored picture; null or undefined when there is none. */
  path: string | null | undefined;
  /** What it shows; '' when the words beside it say so already. */
  alt: string;
  /** How wide it stands, as the `sizes` of an image, e.g. '(max-width: 56.25em) 50vw, 320px'. */
  widths?: string;
  /** What stands in when the picture is missing or does not arrive. */
  fallback?: DefaultPicture;
  /** Stands in for it in the place of a drawing, e.g. a name. */
  instead?: ReactNode;
  /** Usually the id of what is shown: picks the stand-in. */
  seed?: number;
}

/** A stored picture in the right size, or a drawn one in its place. Fills the box it is put in. */
export function Picture(props: PictureProps) {
  const { path, widths = '100vw', fallback = 'cover', instead, seed = 0, ...rest } = props;
  const image = useRef<HTMLImageElement>(null);
  const [lost, setLost] = useState<string | null>(null);
  const stored = path && path !== lost ? pictureSources(path) : undefined;

  /** A picture of a prerendered page may have failed before anybody listened. */
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (path && complete && naturalWidth === 0 && currentSrc) setLost(path);
  }, [path]);

  if (!stored && instead !== undefined) return instead;
  return (
    <Root
      loading="lazy"
      decoding="async"
      {...rest}
      {...(stored ?? { src: defaultPicture(fallback, seed) })}
      sizes={stored?.srcSet && widths}
      ref={image}
      onError={() => setLost(path ?? null)}
    />
  );
}

const Root = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
