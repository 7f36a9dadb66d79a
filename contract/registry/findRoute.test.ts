import { findRoute } from './findRoute';

const routes = [
  { path: '/' },
  { path: '/startups' },
  { path: '/startups/:slug' },
  { path: '/apply/:kind' },
  { path: '/apply/select' },
  { path: '/files' },
  { path: '/files/*' },
  { path: '/Team/:id' },
];

describe('findRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/startups', '/startups', {}],
    ['/startups/', '/startups', {}],
    ['/STARTUPS', '/startups', {}],
    ['/startups/acme', '/startups/:slug', { slug: 'acme' }],
    ['/startups/%C4%90or%C4%91e', '/startups/:slug', { slug: 'Đorđe' }],
    ['/startups/%E0%A4%A', '/startups/:slug', { slug: '%E0%A4%A' }],
    ['/apply/select', '/apply/select', {}],
    ['/apply/mentor', '/apply/:kind', { kind: 'mentor' }],
    ['/files', '/files', {}],
    ['/files/a/b', '/files/*', {}],
    ['/team/7', '/Team/:id', { id: '7' }],
  ])('%s is owned by %s', (pathname, path, params) => {
    expect(findRoute(routes, pathname)).toEqual({ route: { path }, params });
  });

  it.each(['/nowhere', '/startups/a/b', '/apply'])('%s is owned by nobody', (pathname) => {
    expect(findRoute(routes, pathname)).toBeUndefined();
  });
});
