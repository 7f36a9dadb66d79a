import { saveAsFile } from './saveAsFile';

it('a file can still be read when the user confirms the download some minutes later', () => {
  jest.useFakeTimers();
  const letGo = jest.fn();
  URL.createObjectURL = () => 'blob:codes';
  URL.revokeObjectURL = letGo;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});

  saveAsFile('recovery-codes.txt', 'one two', 'text/plain');
  jest.advanceTimersByTime(5 * 60_000);
  expect(letGo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60 * 60_000);
  expect(letGo).toHaveBeenCalledWith('blob:codes');
});
