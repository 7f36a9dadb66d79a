module.exports = require('tooling/jest')(__dirname);
