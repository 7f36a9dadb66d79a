import { keptInTab } from 'shared-ui/core';

import { Quarantine } from './Quarantine';

beforeEach(() => sessionStorage.clear());

/** The tab after a page reload. */
const loaded = () => new Quarantine(keptInTab, '1.0.0-5e11aaaa');

it('a release that the reader retries stays a candidate after a reload', () => {
  const tab = loaded();
  tab.add('remote-x', '1.1.0-bbbbbbbb');
  tab.add('remote-x2', '1.1.0-bbbbbbbb');
  expect(loaded().has('remote-x', '1.1.0-bbbbbbbb')).toBe(true);

  tab.clear('remote-x');
  const failed = ['remote-x', 'remote-x2'].map((one) => loaded().has(one, '1.1.0-bbbbbbbb'));
  expect(failed).toEqual([false, true]);
});
