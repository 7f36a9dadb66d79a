import type { TestKit, TestUser } from '../../../../testing';
import { staffMember } from '../../../../testing/staffMember';

/** Merging startups as staff do it on the web: a preview, then the merge. */
export function mergeStartupsFixture(kit: TestKit) {
  const fixture = {} as { staff: TestUser };
  beforeAll(async () => {
    fixture.staff = await staffMember(kit, 'programme');
  });
  const path = '/staff/acts/startups.merge';
  type Named = { slug: string };
  const fieldsOf = (from: Named, into: Named) => ({ startup: from.slug, into: into.slug });

  const look = (from: Named, into: Named, as = fixture.staff) =>
    kit.post(`${path}/preview`, { fields: fieldsOf(from, into) }, { as });
  const agree = (from: Named, into: Named, more: object) => {
    const call = { fields: fieldsOf(from, into), confirm: from.slug, why: 'Entered twice' };
    return kit.post(path, { ...call, ...more }, { as: fixture.staff });
  };
  return {
    fixture,
    look,
    agree,
    async merge(from: Named, into: Named) {
      const seen = await look(from, into);
      return seen.status === 200 ? agree(from, into, { seen: seen.body.seen }) : seen;
    },
  };
}
