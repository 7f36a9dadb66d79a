import { createSlice } from '@reduxjs/toolkit';
import { DEFAULT_CONFIG, type PublicConfig } from 'contract/config';

export const configSlice = createSlice({
  name: 'config',
  initialState: DEFAULT_CONFIG,
  reducers: {},
});

/**
 * Parses the document's configuration block.
 * @param text the JSON of `<script type="application/json" id="config">`; missing parts get defaults
 */
export function readConfig(text: string | null | undefined): PublicConfig {
  if (!text) return DEFAULT_CONFIG;
  return { ...DEFAULT_CONFIG, ...(JSON.parse(text) as Partial<PublicConfig>) };
}
