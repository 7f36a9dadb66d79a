import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignedIn } from 'contract/wire/session.contract';
import type { OwnUser } from 'contract/wire/user.contract';
import { withDefaults } from './completeUser';

export interface SessionState {
  /** 'unknown' on the server and until the browser's storage has been read. */
  status: 'unknown' | 'guest' | 'member';
  /** Null for guests, and for a member whose data could not be loaded yet. */
  user: OwnUser | null;
  /** True when the server ended the session: the page should stay visible with its unsaved input. */
  expired: boolean;
  /** Id of the session's user. */
  lastReader?: number;
  /** Id of a user who took over the page from another one: earlier input and data are not this user's. */
  takenOverBy?: number;
  loginDialog: { open: boolean; act?: string };
}

const initialState: SessionState = {
  status: 'unknown',
  user: null,
  expired: false,
  loginDialog: { open: false },
};

/** Returns the id of the page's reader, or of the last one before the session ended. */
const readerOf = ({ user, lastReader }: SessionState) => user?.id ?? lastReader;

/** Whether the page belonged to another member. */
export const isOther = (before: SessionState, user: OwnUser | null) =>
  user !== null && (readerOf(before) ?? user.id) !== user.id;

const arrived = (before: SessionState, user: OwnUser | null): SessionState => ({
  ...initialState,
  status: 'member',
  user,
  takenOverBy: isOther(before, user) ? user?.id : before.takenOverBy,
});

/** The reader. The token is never in the state, only in the browser's storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Login, register or the Google callback succeeded; the session middleware stores both. */
    signedIn: (session, { payload }: PayloadAction<SignedIn>) =>
      arrived(session, withDefaults(payload.user)),

    /** A stored session was found, at start or from another tab. */
    sessionFound: (session, { payload }: PayloadAction<OwnUser | null>) =>
      arrived(session, payload),

    /** The user signed out, or there never was a session. */
    signedOut: () => ({ ...initialState, status: 'guest' as const }),

    /** The server rejected the token. */
    sessionEnded: (session) => ({
      ...initialState,
      status: 'guest' as const,
      expired: true,
      lastReader: readerOf(session),
      takenOverBy: session.takenOverBy,
    }),

    /** The member's own data changed, e.g. by the account pages. */
    userChanged: (session, { payload }: PayloadAction<Partial<OwnUser>>) => {
      if (session.user) Object.assign(session.user, payload);
    },

    /** A guest tried an action for members; the shell opens the login dialog. */
    loginRequested: {
      prepare: (request: { act?: string } = {}) => ({ payload: request }),
      reducer: (session, { payload }: PayloadAction<{ act?: string }>) => {
        session.loginDialog = { open: true, ...payload };
      },
    },

    /** `goesOn`: the guest moves to another page to sign in, and keeps the intended action. */
    loginDialogClosed: {
      prepare: (how: { goesOn?: boolean } = {}) => ({ payload: how }),
      reducer: (session, _how: PayloadAction<{ goesOn?: boolean }>) => {
        session.loginDialog = { open: false };
      },
    },
  },
});

export const {
  signedIn,
  sessionFound,
  signedOut,
  sessionEnded,
  userChanged,
  loginRequested,
  loginDialogClosed,
} = sessionSlice.actions;
