export { PASSWORD, type TestStartup, type TestUser } from './people';
export { type TestKit, testApp } from './testApp';
