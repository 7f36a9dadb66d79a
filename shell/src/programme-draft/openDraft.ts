import type { ProgrammePreview } from 'contract/wire/staffProgramme.contract';
import { type ApiFailure, http, programmeCalls, toApiFailure } from 'shared-ui/core';

import { forgetPreview, keepPreview, withoutPreview } from './previewRequest';
import type { ProgrammeDraft } from './programmeDraft';

/** The session has expired, a second factor is missing, or the reader lacks the scope programme. */
const REFUSED_STATUSES = [401, 403, 404];

/** After this time the page is shown without the draft, with a message. */
const READ_TIMEOUT_MS = 10_000;

/**
 * Reads the draft of the programme for this tab, and uses it for every later query of the programme.
 * @returns undefined for users who may not see it: they see the published programme
 */
export async function openDraft(): Promise<ProgrammeDraft | undefined> {
  const { data, error } = await readDraft();
  const isRefused = error !== undefined && REFUSED_STATUSES.includes(error.status);
  if (isRefused) forgetPreview();
  else keepPreview();
  history.replaceState(history.state, '', withoutPreview(location.href));
  if (isRefused) return undefined;
  if (data) answerByDraft();
  return { parts: data };
}

/** Each query returns its part of the draft. */
function answerByDraft(): void {
  programmeCalls.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      readSite: build.query<ProgrammePreview['site'], void>({
        ...CACHE_OPTIONS,
        queryFn: part('site'),
      }),
      readLanding: build.query<ProgrammePreview['landing'], void>({
        ...CACHE_OPTIONS,
        queryFn: part('landing'),
      }),
      readLegal: build.query<ProgrammePreview['legal'], void>({
        ...CACHE_OPTIONS,
        queryFn: part('legal'),
      }),
    }),
  });
}

/** As in the replaced queries: cached forever, and fetched again after a staff act. */
const CACHE_OPTIONS = {
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  providesTags: ['Programme'] as const,
};

function part<Part extends 'site' | 'landing' | 'legal'>(name: Part) {
  return async () => {
    const { data, error } = await readDraft();
    return data ? { data: data[name] } : { error };
  };
}

type Answer =
  | { data: ProgrammePreview; error?: undefined }
  | { data?: undefined; error: ApiFailure };

/** GET /staff/programme/preview */
async function readDraft(): Promise<Answer> {
  try {
    const client = await http();
    const url = '/staff/programme/preview';
    return { data: (await client.get<ProgrammePreview>(url, { timeout: READ_TIMEOUT_MS })).data };
  } catch (thrown) {
    return { error: toApiFailure(thrown) };
  }
}
