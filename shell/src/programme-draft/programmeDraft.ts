import type { ProgrammePreview } from 'contract/wire/staffProgramme.contract';
import { type AppStore, api, isStaff, readStoredUser, readToken } from 'shared-ui/core';

import { isPreviewWanted } from './previewRequest';

/** The draft of the programme in a tab that shows it. */
export interface ProgrammeDraft {
  /** The data that pages show; undefined when it could not be read, and pages show the published programme. */
  parts: ProgrammePreview | undefined;
}

/** Whether this tab should show the draft. Only tabs with a request ask for it; the api decides who gets it. */
export const isDraftWanted = (search: string): boolean =>
  isPreviewWanted(search) && readToken() !== null && isStaff(readStoredUser());

/** Makes pages show the draft from the first render on. */
export function showDraft(
  { dispatch }: AppStore,
  { site, landing, legal }: ProgrammePreview,
): void {
  dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'readSite', arg: undefined, value: site },
      { endpointName: 'readLanding', arg: undefined, value: landing },
      { endpointName: 'readLegal', arg: undefined, value: legal },
    ] as never),
  );
}
