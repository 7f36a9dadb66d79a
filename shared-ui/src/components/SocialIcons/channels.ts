import type { PublicSite } from 'contract/wire/publicProgramme.contract';

/** A kind of channel: its name in plain words, and its icon as path data. */
interface ChannelKind {
  label: string;
  /** Stroked path. */
  line: string;
  /** Filled path. */
  fill?: string;
}

/** The kinds of channels (rule 1.20). Icon sets carry no brand icons, so these are drawn by hand. */
export const CHANNELS: Record<PublicSite['channels'][number]['kind'], ChannelKind> = {
  video: {
    label: 'Video channel',
    line: 'M3 8c0-2 1-3 3-3h12c2 0 3 1 3 3v8c0 2-1 3-3 3H6c-2 0-3-1-3-3z',
    fill: 'M10 9l5 3-5 3z',
  },
  shorts: {
    label: 'Short videos',
    line: 'M14 3v11.5a3.75 3.75 0 1 1-3.75-3.75M14 3c.3 2.7 2 4.5 4.7 4.8',
  },
  network: {
    label: 'Professional network',
    line: 'M5 10v9M5 5.500v.1M10 19v-9M10 14c0-5 8-5.5 8 0v5',
  },
  photos: {
    label: 'Photos',
    line: 'M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zM12 8.200a3.8 3.8 0 1 0 0 7.600a3.8 3.8 0 1 0 0-7.600z',
    fill: 'M16.6 6.200a1.2 1.2 0 1 0 0 2.400a1.2 1.2 0 1 0 0-2.400z',
  },
  microblog: {
    label: 'Microblog',
    line: 'M5 5l14 14M19 5L5 19',
  },
  social: {
    label: 'Social network',
    line: 'M15.5 5H14c-1.7 0-2.5 1-2.5 2.500V20M8 12h7',
  },
};
