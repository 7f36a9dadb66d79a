import type { APIRequestContext } from '@playwright/test';
import type { StaffScope } from 'contract/wire/staff.contract';
import { TOTP } from 'otpauth';

import type { Member } from './people';
import { staff } from './staff';

/** Makes a member one of the staff, who has just shown a second factor. */
export async function joinStaff(
  request: APIRequestContext,
  member: Member,
  scopes: readonly StaffScope[],
): Promise<void> {
  await addSecondFactor(request, member);
  for (const scope of scopes)
    await staff('staff', 'grant', '--user', member.email, '--scope', scope);
}

async function addSecondFactor(request: APIRequestContext, { token, password }: Member) {
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post(`/api/account/second-factor/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { secret } = await post<{ secret: string }>('authenticator', { password });
  await post('authenticator/confirm', { code: new TOTP({ secret }).generate() });
}
