import type { failureText } from 'shared-ui';

/** The failure of a refused call. */
export type Failure = NonNullable<Parameters<typeof failureText>[0]>;
