const jest = require.resolve('jest');

/** Loads a module of Jest, which may be installed where our packages cannot resolve it. */
module.exports = (name) => require(require.resolve(name, { paths: [jest, core()] }));

const core = () => require.resolve('@jest/core', { paths: [jest] });
