import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { type DefaultPicture, defaultPicture } from '../../art/defaults';
import { pictureSources } from '../../text/pictures';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /** A stored picture; null or undefined when there is none. */
  path: string | null | undefined;
  /** Description of the content; '' when the text beside it already describes it. */
  alt: string;
  /** Displayed width, as the `sizes` of an image, e.g. '(max-width: 56.25em) 50vw, 320px'. */
  widths?: string;
  /** Default picture when this one is missing or cannot be loaded. */
  fallback?: DefaultPicture;
  /** Content shown instead of the default picture, e.g. a name. */
  instead?: ReactNode;
  /** Usually the id of the subject: selects the default picture. */
  seed?: number;
}

/** A stored picture in the right size, or a default one. Fills its container. */
export function Picture(props: PictureProps) {
  const { path, widths = '100vw', fallback = 'cover', instead, seed = 0, ...rest } = props;
  const image = useRef<HTMLImageElement>(null);
  const [lost, setLost] = useState<string | null>(null);
  const stored = path && path !== lost ? pictureSources(path) : undefined;

  /** A picture of a prerendered page may have failed before hydration. */
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
