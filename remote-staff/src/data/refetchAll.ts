import { type ApiFailure, api, isUncertain } from 'shared-ui';

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;

/** What `onQueryStarted` of an endpoint gets. */
interface Started {
  dispatch: Dispatch;
  getState(): { api: { provided: { tags: object } } };
  queryFulfilled: Promise<unknown>;
}

/**
 * Invalidates everything after an act, which may change what any page shows and what one may do. After a conflict too,
 * as the page is out of date, and after a lost answer, as the act may have been done.
 */
export async function refetchAll(_act: unknown, started: Started): Promise<void> {
  const failure = await failureOf(started);
  if (!failure || isUncertain(failure)) invalidateAll(started);
}

/** After a preview nothing has changed, but what was previewed may be another thing meanwhile. */
export async function refetchAfterConflict(_previewed: unknown, started: Started): Promise<void> {
  if ((await failureOf(started))?.status === 409) invalidateAll(started);
}

/** How a call failed, status 0 where no answer came; none when it went through. */
const failureOf = ({ queryFulfilled }: Started): Promise<ApiFailure | undefined> =>
  queryFulfilled.then(
    () => undefined,
    ({ error }: { error?: Partial<ApiFailure> }) => ({ status: 0, ...error }),
  );

function invalidateAll({ dispatch, getState }: Started): void {
  const { tags } = getState().api.provided;
  dispatch(api.util.invalidateTags(Object.keys(tags) as never[]));
}
