import { Captions, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { IconButton, theme } from 'shared-ui';
import styled from 'styled-components';

import type { Playback } from './usePlayback';

interface FilmControlsProps {
  playback: Playback;
  shown: boolean;
}

/** Pause, sound, captions and the remaining time. Hidden controls can still get the focus, and appear then. */
export function FilmControls({ playback, shown }: FilmControlsProps) {
  const { playing, muted, captions, place } = playback;
  const left = Math.max(0, Math.ceil(place.length - place.at));
  return (
    <Bar role="group" aria-label="Film" data-shown={shown || !playing}>
      <Key label={playing ? 'Pause the film' : 'Play the film'} onClick={playback.togglePlay}>
        {playing ? <Pause size={24} aria-hidden /> : <Play size={24} aria-hidden />}
      </Key>
      <Key label={muted ? 'Unmute the sound' : 'Mute the sound'} onClick={playback.toggleSound}>
        {muted ? <VolumeX size={24} aria-hidden /> : <Volume2 size={24} aria-hidden />}
      </Key>
      <Key label="Captions" aria-pressed={captions} onClick={playback.toggleCaptions}>
        <Captions size={24} aria-hidden />
      </Key>
      <Line aria-hidden max={place.length || 1} value={place.at} />
      <Left aria-hidden>0:{String(left).padStart(2, '0')}</Left>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset: auto 1.75rem 1.75rem;
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  opacity: 0;
  transition: opacity ${theme.time.base};

  &[data-shown='true'] { opacity: 1; }
  &:has(:focus-visible) { opacity: 1; }
`;

const Key = styled(IconButton)`
  inline-size: 3rem;
  block-size: 3rem;
  color: ${theme.brand.night};
  background: ${theme.color.text};

  &:hover, &[aria-pressed='true'] { color: ${theme.brand.night}; background: ${theme.color.focus}; }
`;

const Line = styled.progress`
  flex: 1;
  min-inline-size: 0;
  block-size: 6px;
  border: 0;
  border-radius: ${theme.radius.pill};
  appearance: none;
  background: ${theme.color.lineStrong}; /* Firefox has no other part for what is left */

  &::-webkit-progress-bar { background: none; }
  &::-webkit-progress-value { border-radius: inherit; background: ${theme.gradient.art}; }
  &::-moz-progress-bar { border-radius: inherit; background: ${theme.gradient.art}; }
`;

const Left = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
