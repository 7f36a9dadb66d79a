const forgetExpectations = require('./forgetExpectations.cjs');
const jestModule = require('./jestModule.cjs');
const rememberRealm = require('./rememberRealm.cjs');

const { TestEnvironment } = jestModule('jest-environment-node');
const { ModernFakeTimers } = jestModule('@jest/fake-timers');
const { ModuleMocker } = jestModule('jest-mock');

/**
 * Runs the tests of Node packages in Node's own realm, as the product runs, and restores the realm after each file. In
 * a context per file, each access to a global is a call, there are two Errors and two Arrays, and every library is
 * loaded again (docs/decisions/110).
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** Tells our Jest runtime to run modules outside of contexts. */
  isRealmOfNode = true;

  constructor(config, context) {
    super(config, context);
    this.putBack = rememberRealm();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // legacy fake timers
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
