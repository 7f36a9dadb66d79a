import { keptInTab } from 'shared-ui/core';

const PARAMETER = 'programme';
const DRAFT_VALUE = 'draft';
const KEY = 'programmePreview';

/** Returns the address without the request for the draft. */
export function withoutPreview(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(PARAMETER);
  return url.href;
}

/** Whether this tab should show the draft: its address, or an earlier one in it, requests it. */
export function isPreviewWanted(search: string): boolean {
  const isAsked = new URLSearchParams(search).get(PARAMETER) === DRAFT_VALUE;
  return isAsked || keptInTab.getItem(KEY) === DRAFT_VALUE;
}

/** Keeps the draft in the tab, on every page and after a reload. */
export function keepPreview(): void {
  keptInTab.setItem(KEY, DRAFT_VALUE);
}

/** The next page of the tab shows the published programme. */
export function forgetPreview(): void {
  keptInTab.removeItem(KEY);
}
