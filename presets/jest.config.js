module.exports = require('./jest/index.cjs')(__dirname, { environment: 'node' });
