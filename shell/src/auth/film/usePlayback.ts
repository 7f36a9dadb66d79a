import { useRef, useState } from 'react';

/** The state of a film's element, and the actions of its controls. */
export function usePlayback() {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [captions, setCaptions] = useState(false);
  const [place, setPlace] = useState({ at: 0, length: 0 }); // seconds

  const read = () => {
    const { currentTime: at = 0, duration = 0 } = film.current ?? {};
    setPlace({ at, length: Number.isFinite(duration) ? duration : 0 });
  };

  return {
    film,
    playing,
    muted,
    captions,
    place,
    /** For the `<video>`. */
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: read,
      onDurationChange: read,
      onVolumeChange: () => setMuted(film.current?.muted ?? true),
    },
    togglePlay() {
      if (playing) film.current?.pause();
      else film.current?.play().catch(() => setPlaying(false)); // the browser may refuse
    },
    toggleSound() {
      if (film.current) film.current.muted = !muted;
    },
    toggleCaptions() {
      const [track] = film.current?.textTracks ?? [];
      if (track) track.mode = captions ? 'hidden' : 'showing';
      setCaptions(!captions);
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
