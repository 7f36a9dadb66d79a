import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';

import { configSlice } from '../config/configSlice';
import { api } from '../data/api';
import { frameSlice } from '../frame/frameSlice';
import { sessionSlice } from '../session/sessionSlice';
import { toastSlice } from '../toast/toastSlice';
import { sessionMiddleware } from './sessionMiddleware';

/** Time of the page's rendering, in milliseconds since 1970: server and browser render the same "now". */
const clockSlice = createSlice({ name: 'clock', initialState: { renderedAt: 0 }, reducers: {} });

const reducer = combineReducers({
  clock: clockSlice.reducer,
  config: configSlice.reducer,
  frame: frameSlice.reducer,
  session: sessionSlice.reducer,
  toast: toastSlice.reducer,
  api: api.reducer,
});

/** Makes one store per page view. @param preloaded the state of the prerendered page */
export function makeStore(preloaded?: Partial<RootState>) {
  return configureStore({
    reducer,
    preloadedState: preloaded,
    devTools: process.env.NODE_ENV !== 'production', // actions carry tokens: never in production
    middleware: (defaults) =>
      // The checks stay. Their warning depends on wall time: under 24 ms on an idle machine, half a second on a busy
      // one.
      defaults({
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      })
        .concat(api.middleware)
        .concat(sessionMiddleware),
  });
}

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
