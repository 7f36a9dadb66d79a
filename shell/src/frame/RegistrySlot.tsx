import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegistryWatch } from '../registry/RegistryWatch';
import type { Remotes } from '../remotes';

interface RegistrySlotProps {
  remotes: Remotes;
  watch?: RegistryWatch;
}

/** Renders nothing: updates the tab's registry when the reader navigates. */
export function RegistrySlot({ remotes, watch }: RegistrySlotProps) {
  const { pathname } = useLocation();

  useEffect(() => {
    remotes.moved(pathname);
    watch?.moved();
  }, [pathname, remotes, watch]);

  return null;
}
