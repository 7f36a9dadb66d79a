import ICAL from 'ical.js';

import { contentLine, quoteParam } from './contentLine';

it.each(['Ana "A" Ilić', 'Caret ^ and ^n', 'Two\nlines', "Ivo ^'x'"])(
  'a name as a parameter is read as it is: %j',
  (name) => {
    const attendee = contentLine(`ATTENDEE;CN=${quoteParam(name)}`, 'mailto:ana@b.example');
    const lines = ['BEGIN:VCALENDAR', attendee, 'END:VCALENDAR'];
    const calendar = new ICAL.Component(ICAL.parse(lines.join('\r\n')));

    expect(calendar.getFirstProperty('attendee')?.getParameter('cn')).toBe(name);
  },
);

it('a name as a parameter contains no control character', () => {
  expect(quoteParam('Ana\u0000\u0007')).toBe('"Ana"');
});
