import type { TestKit, TestUser } from '../../../../testing';
import { staffMember } from '../../../../testing/staffMember';

/** Merging as staff do it on the web: a preview, then the merge. */
export function mergeFixture(kit: TestKit) {
  const fixture = {} as { staff: TestUser };
  beforeAll(async () => {
    fixture.staff = await staffMember(kit, 'people');
  });
  const path = '/staff/acts/users.merge';
  type Named = Pick<TestUser, 'email'>;
  const fieldsOf = (from: Named, into: Named) => ({ user: from.email, into: into.email });

  const look = (from: Named, into: Named, as = fixture.staff) =>
    kit.post(`${path}/preview`, { fields: fieldsOf(from, into) }, { as });
  const agree = (from: Named, into: Named, more: object, as = fixture.staff) => {
    const call = { fields: fieldsOf(from, into), confirm: from.email, why: 'Asked by phone' };
    return kit.post(path, { ...call, ...more }, { as });
  };
  return {
    fixture,
    look,
    agree,
    async merge(from: Named, into: Named, as = fixture.staff) {
      const seen = await look(from, into, as);
      return seen.status === 200 ? agree(from, into, { seen: seen.body.seen }, as) : seen;
    },
  };
}
