import type { ComponentProps } from 'react';

import { Conflict as AnyConflict } from '../../layout/Conflict';

/** Somebody else has saved the draft of the programme: explains the effect of saving one section. */
export const Conflict = (props: Omit<ComponentProps<typeof AnyConflict>, 'children'>) => (
  <AnyConflict {...props}>
    Somebody else has saved the draft in the meantime. What you typed is still here. If you save it,
    this section is as you have it, and the others are as they saved them.
  </AnyConflict>
);
