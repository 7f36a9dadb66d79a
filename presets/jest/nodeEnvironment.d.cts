import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';

/** Where the tests of Node's packages run: in the realm of Node itself, put back after each file. */
declare class NodeEnvironment extends JestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext);
}
export = NodeEnvironment;
