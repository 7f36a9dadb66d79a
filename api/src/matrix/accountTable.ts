/** The part of the matrix about signing in and the caller's account. */
export const ACCOUNT_MATRIX = `
POST /api/login                                           200 200 200 200 200 200 200
POST /api/login/second-factor                             422 422 422 422 422 422 422
POST /api/login/passkey/options                           200 200 200 200 200 200 200
POST /api/login/passkey                                   422 422 422 422 422 422 422
POST /api/register                                        201 201 201 201 201 201 201
POST /api/logout                                          200 200 200 200 200 200 200
POST /api/forgot-password                                 200 200 200 200 200 200 200
POST /api/check-reset-token                               422 422 422 422 422 422 422
POST /api/reset-password                                  422 422 422 422 422 422 422
GET /api/auth/google                                      404 404 404 404 404 404 404
GET /api/auth/callback/google                             404 404 404 404 404 404 404

GET /api/user                                             401 200 200 200 200 200 200
POST /api/account/settings                                401 200 200 200 200 200 200
POST /api/account/change-email                            401 200 200 200 200 200 200
POST /api/account/verify-email (verified)                 401 409 409 409 409 409 409
POST /api/account/change-username                         401 200 200 200 200 200 200
POST /api/account/change-password                         401 200 200 200 200 200 200
POST /api/account/change-phone-number                     401 200 200 200 200 200 200
GET /api/account/social-links                             401 200 200 200 200 200 200
POST /api/account/social-links                            401 200 200 200 200 200 200
POST /api/account/social-links (of another)               401 403 403 403 403 403 403
GET /api/account/sessions                                 401 200 200 200 200 200 200
DELETE /api/account/sessions                              401 200 200 200 200 200 200
DELETE /api/account/sessions/:sessionId (of another)      401 404 404 404 404 404 404
GET /api/account/security-log                             401 200 200 200 200 200 200
GET /api/account/following                                401 200 200 200 200 200 200
GET /api/account/second-factor                            401 200 200 200 200 200 200
POST /api/account/second-factor/proof                     401 409 409 409 409 409 422
POST /api/account/second-factor/authenticator             401 200 200 200 200 200 200
POST /api/account/second-factor/authenticator/confirm     401 409 409 409 409 409 409
DELETE /api/account/second-factor/authenticator           401 404 404 404 404 404 404
POST /api/account/second-factor/recovery-codes            401 409 409 409 409 409 200
POST /api/account/second-factor/proof/passkey/options     401 200 200 200 200 200 200
POST /api/account/second-factor/proof/passkey             401 422 422 422 422 422 422
POST /api/account/passkeys/options                        401 200 200 200 200 200 200
POST /api/account/passkeys                                401 422 422 422 422 422 422
POST /api/account/passkeys/:passkeyId (of another)        401 404 404 404 404 404 404
DELETE /api/account/passkeys/:passkeyId (of another)      401 404 404 404 404 404 404
GET /api/account/access                                   401 200 200 200 200 200 200
DELETE /api/account/access/google/:identityId             401 404 404 404 404 404 404
DELETE /api/account/access/confirmation                   401 404 404 404 404 404 404
GET /api/account/export                                   401 200 200 200 200 200 200
GET /api/account/delete                                   401 200 200 200 200 200 200
POST /api/account/delete                                  401 200 200 200 200 200 200
POST /api/account/delete/cancel                           401 200 200 200 200 200 200
`;
