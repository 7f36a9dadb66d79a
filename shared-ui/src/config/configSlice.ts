import { createSlice } from '@reduxjs/toolkit';

/** Public configuration, the same for every visitor; the edge writes it into the document. */
export interface PublicConfig {
  productName: string; // '{product}' of the texts, e.g. 'Venture Quest'
  publicUrl: string; // origin of canonical links, no trailing slash; '' while unknown
  apiBase: string; // where the calls go, e.g. '/api'
  authBase: string; // host of the Google calls (rule 9.1); '' is the page's own origin
  mediaBase: string; // where stored pictures live, no trailing slash
  trailerUrl: string;
  blogUrl: string;
  googleEnabled: boolean;
  applicationsOpen: boolean;
  formWidget: { script: string; startupForm: string; mentorForm: string } | null; // mentors and investors share a form
  analytics: { script: string; tagId: string } | null; // loaded after consent only
  adPixel: { url: string; id: string } | null; // a picture asked for after consent only
}

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

export const configSlice = createSlice({
  name: 'config',
  initialState: DEFAULT_CONFIG,
  reducers: {},
});

/**
 * Reads the document's configuration block.
 * @param text the JSON of `<script type="application/json" id="config">`; missing parts get defaults
 */
export function readConfig(text: string | null | undefined): PublicConfig {
  if (!text) return DEFAULT_CONFIG;
  return { ...DEFAULT_CONFIG, ...(JSON.parse(text) as Partial<PublicConfig>) };
}
