import type { Access } from 'contract/wire/access.contract';
import type { Device } from 'contract/wire/devices.contract';
import { HttpResponse, http } from 'msw';
import { aUser } from 'shared-ui/testing';

import { secondFactorCalls } from './mockSecondFactor';

/** The mock api's data: the reader, their devices and their deletion request. */
export const privacyState = {
  user: aUser(),
  password: 'the-right-password',
  devices: [] as Device[],
  access: {} as Access,
  deletes_at: null as string | null,
};

beforeEach(() => {
  privacyState.user = aUser();
  privacyState.devices = [
    aDevice(1, 'Chrome on Android', { current: true }),
    aDevice(2, 'Firefox on Linux'),
  ];
  privacyState.access = {
    password: true,
    calendar: false,
    google: [],
    passkeys: [],
    mailed_links: [],
  };
  privacyState.deletes_at = null;
});

const deletion = () => HttpResponse.json({ deletes_at: privacyState.deletes_at });

/** The calls of the credentials page. */
export const privacyCalls = [
  http.get('*/api/user', () =>
    HttpResponse.json({ ...privacyState.user, data: privacyState.user }),
  ),
  ...secondFactorCalls,
  http.get('*/api/account/sessions', () => HttpResponse.json({ data: privacyState.devices })),
  http.delete('*/api/account/sessions/:id', ({ params }) => {
    privacyState.devices = privacyState.devices.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ message: 'Signed out.' });
  }),
  http.get('*/api/account/access', () => HttpResponse.json(privacyState.access)),
  http.delete('*/api/account/access/google/:id', ({ params }) => {
    privacyState.access.google = privacyState.access.google.filter(
      ({ id }) => id !== Number(params.id),
    );
    return HttpResponse.json({ message: 'Google is unlinked. You can no longer sign in with it.' });
  }),
  http.delete('*/api/account/calendar-feed', () => {
    privacyState.access.calendar = false;
    return HttpResponse.json({ message: 'The calendar address no longer works.' });
  }),
  http.get('*/api/account/export', () => HttpResponse.json({ user: { id: 1 } })),
  http.get('*/api/account/delete', deletion),
  http.post<never, { password?: string }>('*/api/account/delete', async ({ request }) => {
    if ((await request.json()).password !== privacyState.password) {
      const errors = { password: ['The password is wrong.'] };
      return HttpResponse.json({ message: 'The password is wrong.', errors }, { status: 422 });
    }
    privacyState.deletes_at = '2030-04-01T12:00:00Z';
    return deletion();
  }),
  http.post('*/api/account/delete/cancel', () => {
    privacyState.deletes_at = null;
    return deletion();
  }),
];

/** A session in the api's list; `over` overrides its fields. */
export function aDevice(id: number, name: string, over: Partial<Device> = {}): Device {
  const signed_in_at = '2025-03-01T10:00:00Z';
  return { id, name, signed_in_at, last_used_at: signed_in_at, current: false, ...over };
}
