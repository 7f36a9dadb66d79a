/** What an imported picture, font or film is in a test: an address nobody fetches. */
module.exports = { __esModule: true, default: '/asset' };
