const { default: Runtime } = require('./jestModule.cjs')('jest-runtime');

const compileOnce = require('./compileOnce.cjs');
const loadOnce = require('./loadOnce.cjs');
const readOnce = require('./readOnce.cjs');

/** Jest's own runtime with faster module loading. */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    compileOnce(this.executor);
    readOnce(this.fileCache);
    if (this._environment.isRealmOfNode) loadOnce(this);
  }
};
