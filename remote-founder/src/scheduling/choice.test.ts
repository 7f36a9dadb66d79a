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

describe('the choice of a time', () => {
  it.each([
    ['one click selects the time', [press('09')], '09', false],
    ['a second click on the same time confirms it', [press('09'), press('09')], '09', true],
    ['a click on another time selects that time', [press('09'), press('10')], '10', false],
    [
      'another time needs its own confirmation',
      [press('09'), press('09'), press('10')],
      '10',
      false,
    ],
    [
      'going back keeps the time selected, unconfirmed',
      [press('09'), press('09'), { type: 'change' }],
      '09',
      false,
    ],
    ['a time taken by others is deselected', [press('09'), press('09'), taken], undefined, false],
  ] as [string, ChoiceAct[], string | undefined, boolean][])(
    '%s',
    (_rule, acts, hour, confirmed) => {
      const choice = after(...acts);

      expect(choice.slot?.start_time.slice(11, 13)).toBe(hour);
      expect(choice.confirmed).toBe(confirmed);
      expect(choice.day).toBe(START.day);
    },
  );

  it('is reset by another day', () => {
    const choice = after(press('09'), press('09'), { type: 'day', day: '2025-03-21' });
    expect(choice).toEqual({ day: '2025-03-21', slot: null, confirmed: false });
  });

  it('keeps the reason why a time was refused until another time is confirmed', () => {
    expect(after(press('09'), press('09'), taken, press('10')).refused).toBe('Taken.');
    expect(
      after(press('09'), press('09'), taken, press('10'), press('10')).refused,
    ).toBeUndefined();
  });
});
