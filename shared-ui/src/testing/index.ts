export { aMeeting, aMentor } from './meetings';
export { aPerson, aUser } from './people';
export { pretendApi } from './pretendApi';
export { pretendDialogs } from './pretendDialogs';
export { pretendMedia } from './pretendMedia';
export { pretendScroll } from './pretendScroll';
export { renderPage } from './renderPage';
export { anUpdate, aStartup, aStartupCard, aTeamMember } from './startups';
