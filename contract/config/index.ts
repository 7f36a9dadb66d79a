import type { z } from 'zod';

import type { publicConfig } from './schema';

export type PublicConfig = z.infer<typeof publicConfig>;

/** The configuration of a deployment that sets nothing. */
export const DEFAULT_CONFIG: PublicConfig = {
  productName: 'Venture Quest',
  publicUrl: '',
  apiBase: '/api',
  authBase: '',
  mediaBase: '/media',
  googleEnabled: false,
  applicationsOpen: false,
  formWidget: null,
  analytics: null,
  adPixel: null,
};
