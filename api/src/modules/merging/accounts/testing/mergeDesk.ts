import type { TestKit, TestUser } from '../../../../testing';
import { staffMember } from '../../../../testing/staffMember';

/** Merging as staff do it by web: looking at what will happen, then doing it. */
export function mergeDesk(kit: TestKit) {
  const desk = {} as { staff: TestUser };
  beforeAll(async () => {
    desk.staff = await staffMember(kit, 'people');
  });
  const path = '/staff/acts/users.merge';
  type Named = Pick<TestUser, 'email'>;
  const fieldsOf = (from: Named, into: Named) => ({ user: from.email, into: into.email });

  const look = (from: Named, into: Named, as = desk.staff) =>
    kit.post(`${path}/preview`, { fields: fieldsOf(from, into) }, { as });
  const agree = (from: Named, into: Named, more: object, as = desk.staff) => {
    const call = { fields: fieldsOf(from, into), confirm: from.email, why: 'Asked by phone' };
    return kit.post(path, { ...call, ...more }, { as });
  };
  return {
    desk,
    look,
    agree,
    async merge(from: Named, into: Named, as = desk.staff) {
      const seen = await look(from, into, as);
      return seen.status === 200 ? agree(from, into, { seen: seen.body.seen }, as) : seen;
    },
  };
}
