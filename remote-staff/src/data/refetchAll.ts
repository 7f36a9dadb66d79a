import { type ApiFailure, api, isUncertain } from 'shared-ui';

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown;

/** The argument of an endpoint's `onQueryStarted`. */
interface Started {
  dispatch: Dispatch;
  getState(): { api: { provided: { tags: object } } };
  queryFulfilled: Promise<unknown>;
}

/**
 * Invalidates all data after an act, because the act may change any page and the reader's scopes. Also after a
 * conflict, because the page is outdated, and after a lost response, because the act may have been performed.
 */
export async function refetchAll(_act: unknown, started: Started): Promise<void> {
  const failure = await failureOf(started);
  if (!failure || isUncertain(failure)) invalidateAll(started);
}

/** A preview changes nothing, but its object may have changed meanwhile. */
export async function refetchAfterConflict(_previewed: unknown, started: Started): Promise<void> {
  if ((await failureOf(started))?.status === 409) invalidateAll(started);
}

/** The failure of a call, with status 0 when there was no response; undefined on success. */
const failureOf = ({ queryFulfilled }: Started): Promise<ApiFailure | undefined> =>
  queryFulfilled.then(
    () => undefined,
    ({ error }: { error?: Partial<ApiFailure> }) => ({ status: 0, ...error }),
  );

function invalidateAll({ dispatch, getState }: Started): void {
  const { tags } = getState().api.provided;
  dispatch(api.util.invalidateTags(Object.keys(tags) as never[]));
}
