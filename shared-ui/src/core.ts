/**
 * The modules that a page must load only once: theme, store, session, data, toast. The only share key of this package;
 * components import it by its name, 'shared-ui/core', never by a relative path.
 */

export { DEFAULT_CONFIG, type PublicConfig } from 'contract/config';
export { Provider, useStore } from 'react-redux';
export { readConfig } from './config/configSlice';
export {
  CONSENT_KEY,
  type Consent,
  consentEnds,
  keepConsent,
  readConsent,
} from './consent/storedConsent';
export { type ApiExtra, type ApiRequest, api } from './data/api';
export {
  type ApiFailure,
  currentValues,
  type Failure,
  failureText,
  fieldErrors,
  hasStatus,
  SOMETHING_WRONG,
  toApiFailure,
} from './data/apiFailure';
export { configureData, getPublic, http, mediaBase } from './data/http';
export {
  menuClosed,
  menuOpened,
  privacyChoicesClosed,
  privacyChoicesOpened,
} from './frame/frameSlice';
export { holdLeaving, leave } from './leaving/leave';
export { unreadCalls, useReadUnreadQuery, useUnreadCount } from './notifications/unread.endpoints';
export { keepEarlyInput, textFields } from './page/earlyInput';
export { keepPlaces } from './page/keepPlaces';
export { LiveContentContext, useLiveContent } from './page/liveContent';
export { NO_CODE } from './page/noCode';
export {
  type Head,
  type LazyPage,
  type Params,
  page,
  type RemoteRoute,
  settled,
} from './page/page';
export {
  PROGRAMME_READS,
  programmeCalls,
  useReadLandingQuery,
  useReadLegalQuery,
  useReadSiteQuery,
} from './programme/programme.endpoints';
export { factsOf, siteOf } from './programme/site';
export { useFacts, useFill, useSite } from './programme/useProgramme';
export { isStaff } from './session/isStaff';
export { takePendingAct } from './session/pendingAct';
export { SESSION_OVER } from './session/sessionExpired';
export {
  loginDialogClosed,
  loginRequested,
  sessionEnded,
  signedIn,
  signedOut,
  userChanged,
} from './session/sessionSlice';
export { keepSession, readStoredUser, readToken } from './session/storedSession';
export { useSessionStatus, useUser } from './session/useUser';
export {
  clearWantedAddress,
  keepWantedAddress,
  readWantedAddress,
  type WantedAddress,
} from './session/wantedAddress';
export { refreshUser } from './session-sync/refreshUser';
export { sessionCalls, useLoginMutation } from './session-sync/session.endpoints';
export { signIn } from './session-sync/signIn';
export { signOut } from './session-sync/signOut';
export { startSession } from './session-sync/startSession';
export { type BrowserStorage, keptInBrowser, keptInTab } from './storage/browserStorage';
export { useConfig, useDispatch, useSelector } from './store/hooks';
export { type AppStore, makeStore, type RootState } from './store/store';
export { AppTheme } from './theme/AppTheme';
export { FIRST_FONTS } from './theme/fonts';
export { from, upTo, whenHover, whenStill } from './theme/media';
export { Stage, Studio } from './theme/Stage';
export { theme } from './theme/theme';
export { typeset } from './theme/typeset';
export { notePast, noteServerTime, now, watchTime } from './time/now';
export {
  type ToastState,
  type ToastText,
  toastHidden,
  toastShown,
} from './toast/toastSlice';
export { useToast } from './toast/useToast';
