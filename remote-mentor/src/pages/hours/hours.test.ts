import { type Hours, hoursFaults, hoursText, moreHours, toHours, toWire } from './hours';

const ORDER = 'The hours must end after they start.';
const OVERLAP = 'These hours overlap other hours of the day.';
const day = (...spans: string[]): Hours[] =>
  spans.map((span, id) => ({ id, start: span.split('-')[0]!, end: span.split('-')[1]! }));

describe('the hours of a day', () => {
  it.each([
    ['are valid: one span', day('09:00-12:00'), {}],
    ['are valid: two adjacent spans', day('09:00-12:00', '12:00-13:00'), {}],
    ['are valid: until midnight', day('18:00-00:00'), {}],
    ['are valid: the whole day', day('00:00-00:00'), {}],
    ['are invalid: ending at the start', day('09:00-09:00'), { 0: ORDER }],
    ['are invalid: ending before the start', day('12:00-09:00'), { 0: ORDER }],
    [
      'are invalid: overlapping the previous span',
      day('09:00-12:00', '11:59-13:00'),
      { 1: OVERLAP },
    ],
    ['are invalid: overlapping at midnight', day('18:00-00:00', '23:00-23:30'), { 1: OVERLAP }],
    [
      'are invalid: containing the previous span',
      day('10:00-11:00', '09:00-12:00'),
      { 1: OVERLAP },
    ],
    ['are invalid: incomplete', day('09:00-'), { 0: 'Enter both times.' }],
    [
      'are invalid: after an incomplete span',
      day('09:00-', '10:00-11:00'),
      { 0: 'Enter both times.' },
    ],
  ])('%s', (_case, hours, faults) => {
    expect(hoursFaults(hours)).toEqual(faults);
  });

  it.each([
    [day(), '09:00', '12:00'],
    [day('09:00-12:00'), '12:00', '13:00'],
    [day('13:00-17:30', '09:00-12:00'), '17:30', '18:30'],
    [day('09:00-22:30'), '22:30', '23:30'],
    [day('09:00-23:00'), '23:00', '00:00'],
    [day('09:00-23:30'), '', ''],
    [day('18:00-00:00'), '', ''],
  ])('are extended by the next free span', (hours, start, end) => {
    expect(moreHours(hours, 7)).toEqual({ id: 7, start, end });
  });

  it.each([
    ['09:00', '12:00', '9:00 AM to 12:00 PM'],
    ['13:30', '24:00', '1:30 PM to 12:00 AM'],
    ['00:00', '00:30', '12:00 AM to 12:30 AM'],
  ])('are formatted: %s to %s', (start, end, text) => {
    expect(hoursText({ start, end })).toBe(text);
  });

  it('write midnight at the end of a day as 24:00, like the api', () => {
    expect(toHours({ start: '18:00', end: '24:00' }, 1)).toEqual({ id: 1, ...START });
    expect(toWire({ id: 1, ...START })).toEqual({ start: '18:00', end: '24:00' });
  });
});

const START = { start: '18:00', end: '00:00' };
