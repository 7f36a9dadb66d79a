import type { RecordEntry, StaffAct, StaffScope } from 'contract/wire/staff.contract';
import { HttpResponse, http } from 'msw';
import { aUser } from 'shared-ui/testing';

/** A member of staff with a second factor. */
export const staffUser = () => aUser({ name: 'Vesna', roles: ['admin'] });

const recorded = ['startups.publish', 'updates.edit', 'password-changed'];

/** GET /staff/acts for a reader with these scopes. */
export const mockActs = (scopes: StaffScope[], ...data: StaffAct[]) =>
  http.get('*/api/staff/acts', () => HttpResponse.json({ scopes, data, recorded }));

/** The record of one object. @param subject its kind and id, e.g. `startup/5` */
export const mockHistory = (subject: string, ...data: RecordEntry[]) =>
  http.get(`*/api/staff/record/${subject}`, () => HttpResponse.json({ data, next_before: null }));
