const forgetExpectations = require('./forgetExpectations.cjs');
const jestModule = require('./jestModule.cjs');
const rememberRealm = require('./rememberRealm.cjs');

const { TestEnvironment } = jestModule('jest-environment-node');
const { ModernFakeTimers } = jestModule('@jest/fake-timers');
const { ModuleMocker } = jestModule('jest-mock');

/**
 * Where the tests of Node's packages run: in the realm of Node itself, as the product does, and put
 * back as it was after each file. With a context of its own for each file, each look at a global is a
 * call, there are two Errors and two Arrays, and every library is loaded anew (docs/decisions/110).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** The runtime looks at it: modules run outside of contexts. */
  isRealmOfNode = true;

  constructor(config, context) {
    super(config, context);
    this.putBack = rememberRealm();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // those of old
    const { projectConfig } = config;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    this.putBack();
    forgetExpectations();
    this.global = null;
  }
};
