import { useLazy } from '../lazy/useLazy';
import type { ProgrammeDraft } from './programmeDraft';

/** Shows that a tab has the draft of the programme; its code is rarely needed. */
export function DraftSlot({ draft }: { draft: ProgrammeDraft | undefined }) {
  const Badge = useLazy(draft !== undefined, loadBadge);
  return draft && Badge ? <Badge draft={draft} /> : null;
}

const loadBadge = () => import('./DraftBadge').then((module) => module.DraftBadge);
