import type { AvailableSlot } from 'contract/wire/meetings.contract';

import { type Choice, type ChoiceAct, choose } from './choice';

const slot = (hour: string): AvailableSlot => ({
  start_time: `2025-03-20 ${hour}:00:00`,
  end_time: `2025-03-20 ${hour}:59:00`,
  room_id: 1,
});
const START: Choice = { day: '2025-03-20', slot: null, confirmed: false };
const press = (hour: string): ChoiceAct => ({ type: 'press', day: START.day!, slot: slot(hour) });
const taken: ChoiceAct = { type: 'taken', message: 'Taken.' };
const after = (...acts: ChoiceAct[]) => acts.reduce(choose, START);

describe('picking a time', () => {
  it.each([
    ['one press selects', [press('09')], '09', false],
    ['a second press on the same time confirms', [press('09'), press('09')], '09', true],
    ['a press on another time selects that one', [press('09'), press('10')], '10', false],
    [
      'another time after confirming has to be confirmed',
      [press('09'), press('09'), press('10')],
      '10',
      false,
    ],
    [
      'going back keeps the time marked',
      [press('09'), press('09'), { type: 'change' }],
      '09',
      false,
    ],
    ['a time taken by others is let go', [press('09'), press('09'), taken], undefined, false],
  ] as [string, ChoiceAct[], string | undefined, boolean][])(
    '%s',
    (_rule, acts, hour, confirmed) => {
      const choice = after(...acts);

      expect(choice.slot?.start_time.slice(11, 13)).toBe(hour);
      expect(choice.confirmed).toBe(confirmed);
      expect(choice.day).toBe(START.day);
    },
  );

  it('another day resets the selection', () => {
    const choice = after(press('09'), press('09'), { type: 'day', day: '2025-03-21' });
    expect(choice).toEqual({ day: '2025-03-21', slot: null, confirmed: false });
  });

  it('the reason why a time was refused stays until another one is confirmed', () => {
    expect(after(press('09'), press('09'), taken, press('10')).refused).toBe('Taken.');
    expect(
      after(press('09'), press('09'), taken, press('10'), press('10')).refused,
    ).toBeUndefined();
  });
});
