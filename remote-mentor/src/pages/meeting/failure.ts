import type { failureText } from 'shared-ui';

/** Why a call was refused. */
export type Failure = NonNullable<Parameters<typeof failureText>[0]>;
