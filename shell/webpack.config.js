module.exports = require('tooling/webpack').shell(__dirname);
