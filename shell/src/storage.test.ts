import { storageOf } from './storage';

afterEach(() => jest.restoreAllMocks());

it('is the browser’s own', () => {
  storageOf('sessionStorage').setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
});

it('forgets with the page where storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = storageOf('localStorage');
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});
