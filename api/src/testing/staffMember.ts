import type { StaffScope } from 'contract/wire/staff.contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { staffScopes } from '../db/schema';
import type { TestKit, TestUser } from '.';

/** A staff member with these scopes alone, who has just used a second factor. */
export async function staffMember(kit: TestKit, ...scopes: StaffScope[]): Promise<TestUser> {
  const person = await kit.person({ isAdmin: true });
  const others = and(eq(staffScopes.userId, person.id), notInArray(staffScopes.scope, scopes));
  await kit.db.delete(staffScopes).where(others);
  return person;
}
