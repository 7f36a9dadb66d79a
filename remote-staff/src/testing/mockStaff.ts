import type { RecordEntry, StaffAct, StaffScope } from 'contract/wire/staff.contract';
import { HttpResponse, http } from 'msw';
import { aUser } from 'shared-ui/testing';

/** Somebody of the staff with a second factor. */
export const staffUser = () => aUser({ name: 'Vesna', roles: ['admin'] });

const recorded = ['startups.publish', 'updates.edit', 'password-changed'];

/** GET /staff/acts, as somebody with these scopes is answered. */
export const mockActs = (scopes: StaffScope[], ...data: StaffAct[]) =>
  http.get('*/api/staff/acts', () => HttpResponse.json({ scopes, data, recorded }));

/** What the record says of one thing. @param subject its kind and number, e.g. `startup/5` */
export const mockHistory = (subject: string, ...data: RecordEntry[]) =>
  http.get(`*/api/staff/record/${subject}`, () => HttpResponse.json({ data, next_before: null }));
