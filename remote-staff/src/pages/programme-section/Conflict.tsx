import type { ComponentProps } from 'react';

import { Conflict as AnyConflict } from '../../layout/Conflict';

/** Somebody else has saved the draft of the programme: explains the effect of saving one section. */
export const Conflict = (props: Omit<ComponentProps<typeof AnyConflict>, 'children'>) => (
  <AnyConflict {...props}>
    Someone else has saved the draft. Your changes are still here. Saving your version replaces this
    section only; the other sections stay as they saved them.
  </AnyConflict>
);
