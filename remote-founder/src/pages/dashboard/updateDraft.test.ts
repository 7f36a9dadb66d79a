import { act, renderHook } from '@testing-library/react';

import { draftName, readDraft, useUpdateDraft } from './updateDraft';

const open = () => renderHook(() => useUpdateDraft('7')).result;

beforeEach(() => localStorage.clear());

describe('the draft of an update', () => {
  it('starts empty', () => {
    expect(open().current.draft.text).toBe('');
  });

  it('is restored with its idempotency key after a reload', () => {
    const page = open();
    act(() => page.current.write('We shipped'));

    expect(open().current.draft).toEqual(page.current.draft);
    expect(readDraft('8').text).toBe('');
  });

  it('gets a new idempotency key when its text changes', () => {
    const page = open();
    act(() => page.current.write('We shipped'));
    const { key } = page.current.draft;
    act(() => page.current.write('We shipped!'));

    expect(page.current.draft.key).not.toBe(key);
  });

  it('is removed from localStorage when it is emptied', () => {
    const page = open();
    act(() => page.current.write('We shipped'));
    act(() => page.current.write(''));

    expect(localStorage).toHaveLength(0);
  });

  it.each(['not json', 'null', '[]', '{"text":1,"key":2}', '{"text":"words"}'])(
    'ignores the invalid draft %s in localStorage',
    (junk) => {
      localStorage.setItem(draftName('7'), junk);
      expect(readDraft('7').text).toBe('');
    },
  );
});
