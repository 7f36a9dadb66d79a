import { clashText, takenStarts } from './clash';
import { meetingTime } from './meetingTime';

const START = '2025-03-20 14:00:00';
const TAKEN = 'This time is no longer available.';

it.each([
  [undefined, [], ''],
  [{ status: 500 }, [], 'Something went wrong'],
  [{ status: 409, message: TAKEN }, [], TAKEN],
  [
    { status: 409, message: TAKEN, conflicts: [START] },
    [START],
    `${TAKEN} Taken: ${meetingTime(START)}.`,
  ],
])('reads %j', (failure, starts, text) => {
  expect(takenStarts(failure)).toEqual(starts);
  expect(clashText(failure)).toBe(text);
});
