import { type ReactNode, useState } from 'react';
import { theme } from 'shared-ui';
import styled from 'styled-components';

import { FilmControls } from './FilmControls';
import { prefersNoAutoplay } from './prefersNoAutoplay';
import { useActive } from './useActive';
import { usePlayback } from './usePlayback';
import mp4 from './welcome.mp4';
import captions from './welcome.vtt';
import webm from './welcome.webm';
import poster from './welcome.webp';

/**
 * The welcome film: plays automatically without sound. For users who prefer reduced motion or reduced data it is paused
 * at its poster, and nothing is fetched.
 */
export function Film({ children }: { children: ReactNode }) {
  const [calm] = useState(prefersNoAutoplay);
  const [active, stir] = useActive();
  const playback = usePlayback();

  return (
    <Screen onPointerMove={stir} onPointerDown={stir}>
      <Picture
        {...playback.events}
        ref={playback.film}
        aria-label="Welcome film"
        poster={poster}
        autoPlay={!calm}
        preload={calm ? 'none' : 'auto'}
        muted
        playsInline
        disablePictureInPicture
      >
        <source src={webm} type='video/webm; codecs="vp9, opus"' />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label="English" />
      </Picture>
      {children}
      <FilmControls playback={playback} shown={active} />
    </Screen>
  );
}

const Screen = styled.div`
  position: absolute;
  inset: 0;
`;

const Picture = styled.video`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  &::cue { font-family: ${theme.font.text}; font-size: 1.125rem; }
`;
