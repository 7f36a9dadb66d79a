import { useLazy } from '../lazy/useLazy';
import type { Remotes } from '../remotes';
import type { Preview } from './preview';

interface PreviewSlotProps {
  preview: Preview | undefined;
  remotes: Remotes;
}

/** Shows that a tab has other releases than the published ones; its code is rarely needed. */
export function PreviewSlot({ preview, remotes }: PreviewSlotProps) {
  const Badge = useLazy(preview !== undefined, loadBadge);
  return preview && Badge ? <Badge preview={preview} remotes={remotes} /> : null;
}

const loadBadge = () => import('./PreviewBadge').then((module) => module.PreviewBadge);
