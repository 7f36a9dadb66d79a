import type { z } from 'zod';

import type { publicConfig } from './schema';

export type PublicConfig = z.infer<typeof publicConfig>;

/** What holds where a deployment says nothing else. */
export const DEFAULT_CONFIG: PublicConfig = {
  productName: 'Venture Quest',
  publicUrl: '',
  apiBase: '/api',
  authBase: '',
  mediaBase: '/media',
  trailerUrl: 'https://video.example/the-venture-quest-season-2',
  blogUrl: 'https://blog.example/the-venture-quest',
  googleEnabled: false,
  applicationsOpen: false,
  formWidget: null,
  analytics: null,
  adPixel: null,
};
