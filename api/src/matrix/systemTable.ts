/** Lines of the matrix about files, health and what machines next door read. */
export const SYSTEM_MATRIX = `
GET /api/docs                                             200 200 200 200 200 200 200
GET /media/*                                              404 404 404 404 404 404 404
GET /cards/pages/:file                                    200 200 200 200 200 200 200
GET /cards/people/:file                                   200 200 200 200 200 200 200
GET /cards/startups/:file                                 200 200 200 200 200 200 200
GET /cards/startups/:file (draft)                         404 404 404 404 404 404 404
GET /metrics                                              404 404 404 404 404 404 404
GET /page-changes                                         404 404 404 404 404 404 404
GET /api/health                                           200 200 200 200 200 200 200
GET /api/health/live                                      200 200 200 200 200 200 200
GET /api/health/ready                                     200 200 200 200 200 200 200`;
