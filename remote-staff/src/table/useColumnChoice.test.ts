import { act, renderHook } from '@testing-library/react';
import { keptInBrowser } from 'shared-ui';
import { useColumnChoice } from './useColumnChoice';

const COLUMNS = [
  { id: 'name', heading: 'Name', cell: () => null },
  { id: 'slug', heading: 'Address', cell: () => null, extra: true },
];
const KEY = 'STAFF_COLUMNS_startups';
afterEach(() => keptInBrowser.removeItem(KEY));

it('starts with the stored choice, merged with the default columns', () => {
  keptInBrowser.setItem(KEY, '{"slug":true}');
  const { result } = renderHook(() => useColumnChoice('startups', COLUMNS));
  expect(result.current.visibility).toEqual({ name: true, slug: true });

  act(() => result.current.toggle('slug'));
  expect(result.current.visibility).toEqual({ name: true, slug: false });
  expect(keptInBrowser.getJson(KEY)).toEqual({ name: true, slug: false });
});

it.each(['no json', '7', '["slug"]', '{"slug":"yes"}'])('ignores the stored %s', (stored) => {
  keptInBrowser.setItem(KEY, stored);
  const { result } = renderHook(() => useColumnChoice('startups', COLUMNS));
  expect(result.current.visibility).toEqual({ name: true, slug: false });
});
