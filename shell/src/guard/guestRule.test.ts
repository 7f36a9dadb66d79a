import { guestDestination } from './guestRule';

describe('the redirect of guests', () => {
  it.each([
    ['/my/startups', '/login'],
    ['/my/mentorships/7', '/login'],
    ['/MY/startups', '/login'], // the router ignores case as well
    ['/account/settings', '/'],
    ['/notifications', '/'],
    ['/', null],
    ['/myself', null],
    ['/accounts', null],
    ['/apply', null], // its own page decides
    ['/startups/my', null],
  ])('%s -> %s', (path, destination) => expect(guestDestination(path)).toBe(destination));
});
