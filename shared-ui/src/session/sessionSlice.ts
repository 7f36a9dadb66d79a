import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignedIn } from 'contract/wire/session.contract';
import type { OwnUser } from 'contract/wire/user.contract';
import { withDefaults } from './completeUser';

export interface SessionState {
  /** 'unknown' on the server and until the browser's storage has been read. */
  status: 'unknown' | 'guest' | 'member';
  /** Null for guests, and for a member whose data could not be read yet. */
  user: OwnUser | null;
  /** True when the server ended the session: the page in view should stay, with its typed words. */
  expired: boolean;
  /** Whose session that was, by id. */
  lastReader?: number;
  /** Who took over the page from somebody else, by id: nothing typed or read before is theirs. */
  takenOverBy?: number;
  loginDialog: { open: boolean; act?: string };
}

const initialState: SessionState = {
  status: 'unknown',
  user: null,
  expired: false,
  loginDialog: { open: false },
};

/** The id of who reads the page, or did until the session ended. */
const readerOf = ({ user, lastReader }: SessionState) => user?.id ?? lastReader;

/** Whether the page was another member's. */
export const isOther = (before: SessionState, user: OwnUser | null) =>
  user !== null && (readerOf(before) ?? user.id) !== user.id;

const arrived = (before: SessionState, user: OwnUser | null): SessionState => ({
  ...initialState,
  status: 'member',
  user,
  takenOverBy: isOther(before, user) ? user?.id : before.takenOverBy,
});

/** Who is reading. The token itself is never in the state, only in the browser's storage. */
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

    /** The person left, or there never was a session. */
    signedOut: () => ({ ...initialState, status: 'guest' as const }),

    /** The server no longer knows the token. */
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

    /** A guest tried what only members may do; the shell opens the login dialog. */
    loginRequested: {
      prepare: (request: { act?: string } = {}) => ({ payload: request }),
      reducer: (session, { payload }: PayloadAction<{ act?: string }>) => {
        session.loginDialog = { open: true, ...payload };
      },
    },

    /** `goesOn`: to another page that signs them in, with what they wanted. */
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
