module.exports = require('presets/jest')(__dirname);
