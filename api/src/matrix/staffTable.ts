/** The part of the matrix about the staff area; its staff has every scope. */
export const STAFF_ROUTES = `GET /api/staff/acts                                       404 404 404 404 404 404 200
POST /api/staff/acts/:name/preview                        404 404 404 404 404 404 200
POST /api/staff/acts/:name                                404 404 404 404 404 404 200
POST /api/staff/acts/:name (published)                    404 404 404 404 404 404 200
GET /api/staff/messages                                   404 404 404 404 404 404 200
GET /api/staff/messages/:id                               404 404 404 404 404 404 200
GET /api/staff/letters                                    404 404 404 404 404 404 200
GET /api/staff/letters/:id                                404 404 404 404 404 404 200
GET /api/staff/letters/:id/preview                        404 404 404 404 404 404 200
POST /api/staff/acts/:name/many/preview                   404 404 404 404 404 404 200
POST /api/staff/acts/:name/many                           404 404 404 404 404 404 200
GET /api/staff/today                                      404 404 404 404 404 404 200
GET /api/staff/imports                                    404 404 404 404 404 404 200
GET /api/staff/figures                                    404 404 404 404 404 404 200
GET /api/staff/programme                                  404 404 404 404 404 404 200
GET /api/staff/programme/preview                          404 404 404 404 404 404 200
POST /api/staff/programme/pictures                        404 404 404 404 404 404 422
GET /api/staff/record                                     404 404 404 404 404 404 200
GET /api/staff/record/export                              404 404 404 404 404 404 200
GET /api/staff/record/:kind/:id                           404 404 404 404 404 404 200
GET /api/staff/startups                                   404 404 404 404 404 404 200
GET /api/staff/startups/export                            404 404 404 404 404 404 200
GET /api/staff/startups/:id                               404 404 404 404 404 404 200
GET /api/staff/people                                     404 404 404 404 404 404 200
GET /api/staff/people/export                              404 404 404 404 404 404 200
GET /api/staff/people/:id                                 404 404 404 404 404 404 200
GET /api/staff/mentors                                    404 404 404 404 404 404 200
GET /api/staff/mentors/export                             404 404 404 404 404 404 200
GET /api/staff/mentors/:id                                404 404 404 404 404 404 200
GET /api/staff/sessions                                   404 404 404 404 404 404 200
GET /api/staff/sessions/export                            404 404 404 404 404 404 200
GET /api/staff/sessions/:id                               404 404 404 404 404 404 200
`;

/**
 * Responses to staff with one scope, one line per act (rule 11.21). Columns: owner, programme, people, letters,
 * sessions, releases. Without the scope the response is 404.
 */
export const STAFF_MATRIX = `
users.create                404 404 200 404 404 404
users.find                  404 404 200 404 404 404
users.role                  404 404 200 404 404 404
users.disable               404 404 200 404 404 404
users.reset-second-factor   404 404 200 404 404 404
users.export                404 404 200 404 404 404
users.erase                 404 404 200 404 404 404
users.merge                 404 404 200 404 404 404
demo.find                   404 404 200 404 404 404
demo.disable                404 404 200 404 404 404
startups.create             404 200 404 404 404 404
startups.find               404 200 404 404 404 404
startups.publish            404 200 404 404 404 404
startups.unpublish          404 200 404 404 404 404
startups.withdraw           404 200 404 404 404 404
startups.season             404 200 404 404 404 404
startups.incorporated       404 200 404 404 404 404
startups.merge              404 200 404 404 404 404
founders.add                404 200 404 404 404 404
founders.remove             404 200 404 404 404 404
founders.find               404 200 404 404 404 404
founders.invite             404 200 404 404 404 404
founders.revoke-invitation  404 200 404 404 404 404
programme.show              404 200 404 404 404 404
programme.launch            404 200 404 404 404 404
programme.edit              404 200 404 404 404 404
programme.discard           404 200 404 404 404 404
programme.publish           404 409 404 404 404 404
programme.rollback          404 409 404 404 404 404
mentors.create              404 200 404 404 404 404
mentors.retire              404 200 404 404 404 404
mentors.find                404 200 404 404 404 404
mentors.assign              404 200 404 404 404 404
mentors.unassign            404 200 404 404 404 404
rooms.create                404 200 404 404 404 404
rooms.close                 404 200 404 404 404 404
rooms.find                  404 200 404 404 404 404
import.startups             404 200 404 404 404 404
import.people               404 404 200 404 404 404
import.mentors              404 200 404 404 404 404
import.assignments          404 200 404 404 404 404
import.undo                 404 200 404 404 404 404
import.undo-people          404 404 200 404 404 404
export.startups             404 200 404 404 404 404
export.mentors              404 200 404 404 404 404
export.assignments          404 200 404 404 404 404
export.meetings             404 200 404 404 404 404
availability.show           404 404 404 404 200 404
availability.set            404 404 404 404 200 404
availability.except         404 404 404 404 200 404
time-off.add                404 404 404 404 200 404
time-off.remove             404 404 404 404 200 404
time-off.find               404 404 404 404 200 404
meetings.find               404 404 404 404 200 404
meetings.cancel             404 404 404 404 200 404
meetings.decline            404 404 404 404 200 404
meetings.move               404 404 404 404 200 404
meetings.propose            404 404 404 404 200 404
meetings.withdraw           404 404 404 404 200 404
meetings.disputed           404 404 404 404 200 404
meetings.feedback           404 404 404 404 200 404
meetings.outcome            404 404 404 404 409 404
letters.find                404 404 404 200 404 404
letters.create              404 404 404 200 404 404
letters.edit                404 404 404 200 404 404
letters.delete              404 404 404 200 404 404
letters.test                404 404 404 200 404 404
letters.send                404 404 404 200 404 404
letters.pause               404 404 404 200 404 404
letters.resume              404 404 404 200 404 404
letters.cancel              404 404 404 200 404 404
letters.list                404 404 404 200 404 404
letters.unlist              404 404 404 200 404 404
messages.find               404 404 404 200 404 404
messages.assign             404 404 404 200 404 404
messages.answer             404 404 404 200 404 404
messages.close              404 404 404 200 404 404
messages.reopen             404 404 404 200 404 404
messages.spam               404 404 404 200 404 404
mail.find                   404 404 404 200 404 404
mail.dead                   404 404 404 200 404 404
mail.resend                 404 404 404 200 404 404
mail.suppressed             404 404 404 200 404 404
mail.unsuppress             404 404 404 200 404 404
mail.report                 404 404 404 200 404 404
releases.report             404 404 404 404 404 200
releases.evidence           404 404 404 404 404 200
releases.errors             404 404 404 404 404 200
staff.grant                 200 404 404 404 404 404
staff.revoke                200 404 404 404 404 404
staff.find                  200 404 404 404 404 404
staff.forget-operator       200 404 404 404 404 404
record.find                 200 404 404 404 404 404
`;

/** Staff who may read a table, in the same columns. */
export const STAFF_TABLES_MATRIX = `
startups                    404 200 404 404 404 404
people                      404 404 200 404 404 404
mentors                     404 200 404 404 200 404
sessions                    404 200 404 404 200 404
`;
