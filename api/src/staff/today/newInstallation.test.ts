import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const empty = testApp({ programme: null });

it('Today links staff of a new installation to the empty programme', async () => {
  const as = await staffMember(empty, 'programme');
  const { data } = (await empty.get('/staff/today', { as })).body;
  expect(data).toContainEqual({
    kind: 'drafts',
    total: 1,
    items: [expect.objectContaining({ name: 'Programme', to: '/staff/programme' })],
  });
});
