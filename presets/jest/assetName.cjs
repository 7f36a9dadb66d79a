/** The value of an imported picture, font or film in tests: an address that is never fetched. */
module.exports = { __esModule: true, default: '/asset' };
