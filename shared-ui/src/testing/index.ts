export { limitSite } from 'contract/programme';
export { LiveContentContext } from 'shared-ui/core';
export { queriesSettled } from '../components/FailurePlace/queriesSettled';
export { Browser, navigate, openAddress } from './Browser';
export { deferred } from './deferred';
export { holdTheDate } from './holdTheDate';
export { losesNetwork } from './losesNetwork';
export { aRecord, recordCalls, recordState } from './meetingRecords';
export { aMeeting, aMentor } from './meetings';
export { mockApi } from './mockApi';
export { mockDialogs } from './mockDialogs';
export { mockMedia } from './mockMedia';
export { mockPasskeys, passkeyState } from './mockPasskeys';
export { mockScroll } from './mockScroll';
export { pageSettled } from './pageSettled';
export { aPerson, aUser } from './people';
export {
  aProgramme,
  DEMO_PROGRAMME,
  EMPTY_PROGRAMME,
  loadProgramme,
  withSeason,
} from './programme';
export { type Rendered, renderPage } from './renderPage';
export { aStaffProgramme, checkProgramme } from './staffProgramme';
export { anUpdate, aStartup, aStartupCard, aTeamMember } from './startups';
export { watchAlerts } from './watchAlerts';
