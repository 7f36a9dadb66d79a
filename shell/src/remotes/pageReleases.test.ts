import { releasesHeader } from './pageReleases';

afterEach(() => {
  delete window.__MFE__;
});

it.each([
  [{}, '42'],
  [{ 'remote-founder': '1.4.2-ab12cd34' }, '42;founder=1.4.2-ab12cd34'],
  [{ 'remote-public': '2.0.0-aa', shelf: '1.0.0-bb' }, '42;public=2.0.0-aa;shelf=1.0.0-bb'],
])('a page of %j tells the api %s', (loaded, text) => {
  window.__MFE__ = { revision: 42, loaded };
  expect(releasesHeader()).toEqual({ 'X-MFE': text });
});
