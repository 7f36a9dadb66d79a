import { type ApiFailure, api, isUncertain } from 'shared-ui';

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;

/** What an endpoint's `onQueryStarted` is handed. */
interface Started {
  dispatch: Dispatch;
  getState(): { api: { provided: { tags: object } } };
  queryFulfilled: Promise<unknown>;
}

/**
 * After an act that went through everything is read anew: it may change what any page shows, and what one may do.
 * After a conflict too: what the page shows is not what there is any more. And where its answer was lost: it may be
 * done all the same.
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
