import { FocusWatch } from 'shared-ui';

/** Code of its own: most visits to public pages never need it. */
export { FocusWatch };
