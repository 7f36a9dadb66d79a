const jest = require.resolve('jest');

/** A part of Jest, which need not lie where a package could load it. */
module.exports = (name) => require(require.resolve(name, { paths: [jest, core()] }));

const core = () => require.resolve('@jest/core', { paths: [jest] });
