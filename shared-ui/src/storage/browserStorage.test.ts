import { keptInBrowser, keptInTab } from './browserStorage';

const BOTH = [
  ['localStorage', keptInBrowser],
  ['sessionStorage', keptInTab],
] as const;

afterEach(() => {
  jest.restoreAllMocks();
  for (const [, storage] of BOTH) storage.removeItem('draft');
});

describe.each(BOTH)('a text stored in %s', (kind, storage) => {
  it('is returned by its name', () => {
    expect(storage.setItem('draft', '{"text":"Zrno"}')).toBe(true);
    expect(window[kind].getItem('draft')).toBe('{"text":"Zrno"}');
    expect(storage.getJson('draft')).toEqual({ text: 'Zrno' });
    storage.removeItem('draft');
    expect(storage.getItem('draft')).toBeNull();
  });

  it('is null when it is not JSON', () => {
    window[kind].setItem('draft', '{"text":');
    expect(storage.getJson('draft')).toBeNull();
  });

  it('lasts as long as the page where the browser is full, and longer once there is room', () => {
    window[kind].setItem('draft', 'older');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.setItem('draft', 'newer')).toBe(false);
    expect(storage.getItem('draft')).toBe('newer');

    full.mockRestore();
    expect(storage.setItem('draft', 'newest')).toBe(true);
    expect(window[kind].getItem('draft')).toBe('newest');
    expect(storage.getItem('draft')).toBe('newest');
  });

  it('lasts as long as the page where site data is blocked', () => {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(storage.getItem('draft')).toBeNull();
    expect(storage.setItem('draft', 'kept')).toBe(false);
    expect(storage.getItem('draft')).toBe('kept');
    storage.removeItem('draft');
    expect(storage.getItem('draft')).toBeNull();
  });
});
