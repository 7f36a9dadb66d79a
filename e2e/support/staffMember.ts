import type { APIRequestContext } from '@playwright/test';
import type { StaffScope } from 'contract/wire/staff.contract';
import { TOTP } from 'otpauth';

import { callApi } from './callApi';
import type { Member } from './people';
import { staff } from './staff';

/** Makes a member one of the staff who has just confirmed a second factor. */
export async function joinStaff(
  request: APIRequestContext,
  member: Member,
  scopes: readonly StaffScope[],
): Promise<void> {
  await addSecondFactor(request, member);
  for (const scope of scopes)
    await staff('staff', 'grant', '--user', member.email, '--scope', scope);
}

async function addSecondFactor(request: APIRequestContext, member: Member) {
  const { post } = callApi(request, member);
  const { password } = member;
  const path = '/api/account/second-factor/authenticator';
  const { secret } = await post<{ secret: string }>(path, { password });
  await post(`${path}/confirm`, { code: new TOTP({ secret }).generate() });
}
