export { temporaryFolder } from 'server-kit/testing/temporaryFolder';
