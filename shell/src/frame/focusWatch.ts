import { FocusWatch } from 'shared-ui';

/** A separate chunk: most visits to public pages never need it. */
export { FocusWatch };
