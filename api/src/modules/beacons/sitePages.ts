/** The pages of the site. A path segment with a leading colon matches anything. */
export const SITE_PAGES =
  `/ /comingsoon /about /contact /startups /startups/:slug /login /forgot-password
  /reset-password /register /invitation/accept /profile/:userId /account/settings /account/credentials
  /account/second-factor /account/security-log /account/following /account/social-links /account/change-email /account/change-username /account/change-password
  /account/change-phone /notifications /newsletter /newsletter/:letterId
  /staff/messages /staff/messages/:messageId /staff/letters /staff/letters/:letterId
  /for-startups /for-mentors /for-investors /faq /apply
  /apply/select /apply/mentor /apply/investor /apply/startup /privacy-policy /terms /gdpr
  /auth/callback/google /my/startups /my/startups/:startupId /my/startups/:startupId/mentorship
  /my/startups/:startupId/mentorship/proposals/:proposalId /my/startups/:startupId/agenda
  /my/startups/:startupId/meetings/:meetingId
  /my/startups/:startupId/team /my/startups/:startupId/settings /my/mentorships
  /my/mentorships/agenda /my/mentorships/agenda/:meetingId /my/mentorships/hours
  /my/mentorships/:startupId
  /staff /staff/record /staff/acts /staff/acts/:name /staff/startups /staff/startups/:id
  /staff/people /staff/people/:id /staff/mentors /staff/mentors/:id /staff/sessions
  /staff/sessions/:id /staff/import /staff/figures /staff/programme
  /staff/programme/:section`.split(/\s+/);

/** Counted for every path without a page. */
const NO_PAGE = '(no page)';

const patterns = SITE_PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The page that a path belongs to. Anybody can send any path, so the stored pages must be a fixed set. */
export const pageOf = (path: string): string =>
  patterns.find(({ pattern }) => pattern.test(path))?.page ?? NO_PAGE;
