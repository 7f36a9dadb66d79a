module.exports = require('tooling/webpack').remote(__dirname);
