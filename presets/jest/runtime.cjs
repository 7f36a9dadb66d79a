const { default: Runtime } = require(
  require.resolve('jest-runtime', { paths: [require.resolve('jest')] }),
);

const compileOnce = require('./compileOnce.cjs');
const readOnce = require('./readOnce.cjs');

/** Jest's own, but for the time it takes to load modules. */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    compileOnce(this.executor);
    readOnce(this.fileCache);
  }
};
