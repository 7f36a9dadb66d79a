export { PASSWORD, type TestStartup, type TestUser } from './people';
export { openKit, type TestKit, testApp } from './testApp';
