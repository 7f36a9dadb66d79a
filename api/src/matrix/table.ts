import { ACCOUNT_MATRIX } from './accountTable';
import { STAFF_ROUTES } from './staffTable';
import { SYSTEM_MATRIX } from './systemTable';

/**
 * The response to each kind of caller, one line per route (rule 4.2). Columns: guest, signed-in stranger, team member,
 * founder, assigned mentor, other mentor, staff. A line with a word in brackets after its name is the same route for
 * another object.
 */
export const MATRIX = `${ACCOUNT_MATRIX}
${SYSTEM_MATRIX}

GET /api/users/:userId                                    200 200 200 200 200 200 200
GET /api/startups                                         200 200 200 200 200 200 200
GET /api/public/letters                                   200 200 200 200 200 200 200
GET /api/public/letters/:id                               200 200 200 200 200 200 200
GET /api/public/sitemap                                   200 200 200 200 200 200 200
GET /api/public/startups/:slug                            200 200 200 200 200 200 200
GET /api/public/startups/:slug (draft)                    404 404 200 200 200 404 200
GET /api/public/startups/:id/team                         200 200 200 200 200 200 200
GET /api/public/startups/:id/team (draft)                 404 404 200 200 200 404 200
GET /api/startups/:id/followers                           200 200 200 200 200 200 200
GET /api/startups/:id/is-following                        200 200 200 200 200 200 200
POST /api/startups/:id/follow                             401 200 200 200 200 200 200
POST /api/startups/:id/follow (draft)                     401 404 200 200 200 404 200
POST /api/startups/:id/follow (for another)               401 403 403 403 403 403 403
POST /api/startups/:id/unfollow                           401 200 200 200 200 200 200
POST /api/users/:id/follow                                401 200 200 200 200 200 200
POST /api/users/:id/unfollow                              401 200 200 200 200 200 200
GET /api/users/:id/followers                              200 200 200 200 200 200 200
GET /api/users/is-following                               200 200 200 200 200 200 200
GET /api/users/is-following (of another)                  200 403 403 403 403 403 403
POST /api/profile-view                                    200 200 200 200 200 200 200
GET /api/profile-view/:id/show                            200 200 200 200 200 200 200

GET /api/startups/:startupId/updates                      200 200 200 200 200 200 200
GET /api/startups/:startupId/updates (draft)              401 404 200 200 200 404 200
POST /api/startups/:startupId/updates                     401 404 201 201 403 404 201
POST /api/startups/:startupId/updates/:updateId           401 404 200 200 403 404 200
DELETE /api/startups/:startupId/updates/:updateId         401 404 200 200 403 404 200
POST /api/startups/:startupId/updates/:updateId/like      401 200 200 200 200 200 200
DELETE /api/startups/:startupId/updates/:updateId/like    401 200 200 200 200 200 200

GET /api/my/startups                                      401 200 200 200 200 200 200
GET /api/my/startups/:startupId                           401 404 200 200 404 404 200
POST /api/my/startups/:startupId                          401 404 200 200 404 404 200
GET /api/my/startups/:startupId/slug-availability         401 404 200 200 404 404 200
GET /api/my/startups/:startupId/insight                   401 404 200 200 200 404 200
GET /api/my/startups/:startupId/team                      401 404 200 200 404 404 200
POST /api/my/startups/:startupId/remove-founder           401 404 403 200 404 404 200
POST /api/my/startups/:startupId/update-founder           401 404 403 200 404 404 200
POST /api/my/startups/:startupId/remove-member            401 404 200 200 404 404 200
POST /api/my/startups/:startupId/update-member            401 404 200 200 404 404 200
POST /api/startups/invitations/read-invite                404 404 404 404 404 404 404
POST /api/startups/invitations/accept-invite              401 404 404 404 404 404 404
GET /api/my/startups/:startupId/list-invites              401 404 200 200 404 404 200
POST /api/my/startups/:startupId/invite-founders          401 404 403 200 404 404 200
POST /api/my/startups/:startupId/invite-members           401 404 200 200 404 404 200
POST /api/my/startups/:startupId/revoke-invite            401 404 200 200 404 404 200
POST /api/my/startups/:startupId/revoke-invite (founder)  401 404 403 200 404 404 200
GET /api/my/startups/:startupId/mentors                   401 404 200 200 404 404 200
GET /api/my/startups/:startupId/meetings                  401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/upcoming        401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/availability    401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/free-days       401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/series          401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings                 401 404 201 201 404 404 201
POST /api/my/startups/:startupId/meetings/:meetingId/occurrence    401 404 200 200 404 404 200
DELETE /api/my/startups/:startupId/meetings/:meetingId/occurrence  401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/:meetingId/following     401 404 200 200 404 404 200
DELETE /api/my/startups/:startupId/meetings/:meetingId/following   401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/:meetingId/schedule      401 404 200 200 404 404 200
DELETE /api/my/startups/:startupId/meetings/:meetingId/schedule    401 404 200 200 404 404 200
GET /api/my/startups/:startupId/meetings/proposals                 401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/proposals/:proposalId/accept   401 404 200 200 404 404 200
POST /api/my/startups/:startupId/meetings/proposals/:proposalId/decline  401 404 200 200 404 404 200
GET /api/my/mentorships                                   401 200 200 200 200 200 200
GET /api/my/mentorships/:startupId                        401 404 404 404 200 404 200
GET /api/my/mentorships/:startupId/meetings/upcoming      401 404 404 404 200 404 200
GET /api/my/mentorships/:startupId/team                   401 404 404 404 200 404 200

GET /api/my/availability                                  401 404 404 404 200 200 404
POST /api/my/availability                                 401 404 404 404 200 200 404
POST /api/my/availability/exceptions                      401 404 404 404 200 200 404
DELETE /api/my/availability/exceptions/:date              401 404 404 404 200 200 404
POST /api/my/availability/time-off/meetings               401 404 404 404 200 200 404
POST /api/my/availability/time-off                        401 404 404 404 201 201 404
DELETE /api/my/availability/time-off/:timeOffId           401 404 404 404 200 200 404
POST /api/my/availability/room                            401 404 404 404 200 200 404
DELETE /api/my/availability/room                          401 404 404 404 200 200 404
GET /api/my/availability/preview                          401 404 404 404 200 200 404
POST /api/my/availability/preview                         401 404 404 404 200 200 404
GET /api/my/availability/calendar                         401 404 404 404 200 200 404
POST /api/my/availability/calendar                        401 404 404 404 422 422 404
POST /api/my/availability/calendar/check                  401 404 404 404 404 404 404
POST /api/my/availability/calendar/policy                 401 404 404 404 404 404 404
DELETE /api/my/availability/calendar                      401 404 404 404 200 200 404
GET /api/my/agenda                                        401 200 200 200 200 200 404
GET /api/my/agenda/:meetingId                           401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/occurrence/cancel        401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/following/cancel         401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/schedule/cancel          401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/keep                     401 404 404 404 200 404 404
GET /api/my/agenda/:meetingId/times                     401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/occurrence/proposal      401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/following/proposal       401 404 404 404 200 404 200
POST /api/my/agenda/:meetingId/schedule/proposal        401 404 404 404 200 404 200
DELETE /api/my/agenda/:meetingId/proposal/:proposalId   401 404 404 404 200 404 200

GET /api/notifications                                    401 200 200 200 200 200 200
GET /api/notifications/unread                             401 200 200 200 200 200 200
POST /api/notifications/read                              401 200 200 200 200 200 200
GET /api/notifications/preferences                        401 200 200 200 200 200 200
POST /api/notifications/preferences                       401 200 200 200 200 200 200
GET /api/account/calendar-feed                            401 200 200 200 200 200 200
POST /api/account/calendar-feed                           401 200 200 200 200 200 200
DELETE /api/account/calendar-feed                         401 200 200 200 200 200 200
GET /api/calendar/:token                                  404 404 404 404 404 404 404
GET /api/meetings/:meetingId/calendar                     401 404 200 200 200 404 404
GET /api/meetings/recent                                  401 200 200 200 200 200 200
GET /api/meetings/:meetingId/record                       401 404 200 200 200 404 404
POST /api/meetings/:meetingId/topics                      401 404 200 200 403 404 404
POST /api/meetings/:meetingId/notes/:kind (shared)        401 404 200 200 200 404 404
POST /api/meetings/:meetingId/notes/:kind (private)       401 404 200 200 200 404 404
POST /api/meetings/:meetingId/actions                     401 404 201 201 201 404 404
POST /api/meetings/:meetingId/actions/:actionId           401 404 200 200 200 404 404
DELETE /api/meetings/:meetingId/actions/:actionId         401 404 200 200 200 404 404
POST /api/meetings/:meetingId/attendance (ahead)          401 404 409 409 409 404 404
POST /api/meetings/:meetingId/attendance (begun)          401 404 200 200 200 404 404
POST /api/meetings/:meetingId/feedback (ahead)            401 404 409 409 409 404 404
POST /api/meetings/:meetingId/feedback (begun)            401 404 200 200 200 404 404
GET /api/mailed-links/:act                                200 200 200 200 200 200 200
POST /api/mailed-links/:act                               422 422 422 422 422 422 422
POST /api/email-subscribe                                 200 200 200 200 200 200 200
POST /api/contact                                         200 200 200 200 200 200 200
POST /api/consents                                        200 200 200 200 200 200 200
POST /api/beacons                                         200 200 200 200 200 200 200
POST /api/beacons/batch                                   200 200 200 200 200 200 200
POST /api/mail-reports                                    404 404 404 404 404 404 404
GET /api/releases/report                                  404 404 404 404 404 404 404
GET /api/releases/evidence                                404 404 404 404 404 404 404
GET /api/releases/errors                                  404 404 404 404 404 404 404
${STAFF_ROUTES}GET /api/applications/state                               200 200 200 200 200 200 200
GET /api/programme/site                                   200 200 200 200 200 200 200
GET /api/programme/landing                                200 200 200 200 200 200 200
GET /api/programme/legal                                  200 200 200 200 200 200 200
POST /api/page-views                                      200 200 200 200 200 200 200
`;
