import type { Cancellation } from 'contract/wire/meetings.contract';
import { aPerson } from 'shared-ui/testing';

import { cancellationText, type Reader } from './cancellationText';

const elif = aPerson({ id: 9, name: 'Elif', surname: 'Şahin' });

const aCancellation = (over: Partial<Cancellation>): Cancellation => ({
  side: 'mentor',
  by: elif,
  declined: false,
  reason: 'Ill',
  ...over,
});

const NAMELESS_FOUNDER = { side: 'founders', by: null, reason: null } as const;

describe('the text of a cancelled session', () => {
  it.each<[string, Partial<Cancellation>, number | undefined, Reader['side']?]>([
    ['Elif Şahin cancelled this session: “Ill”', {}, 1],
    ['You cancelled this session: “Ill”', {}, 9],
    ['You declined this session: “Ill”', { declined: true }, 9],
    ['Elif Şahin cancelled this session.', { side: 'founders', reason: null }, undefined],
    ['The programme team cancelled this session: “Ill”', { side: 'staff', by: null }, 9],
    ['The mentor cancelled this session.', { by: null, reason: null }, 1],
    ['The founders cancelled this session.', NAMELESS_FOUNDER, 1],
    ['Your team cancelled this session.', NAMELESS_FOUNDER, 1, 'founders'],
    ['This session is cancelled: “Ill”', { side: null, by: null }, 1],
    ['This session is cancelled.', { side: null, by: null, reason: null }, 1],
  ])('reads “%s”', (text, over, id, side = 'mentor') => {
    expect(cancellationText(aCancellation(over), { id, side })).toBe(text);
  });
});
