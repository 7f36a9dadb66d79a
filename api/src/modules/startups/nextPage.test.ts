import { eq } from 'drizzle-orm';
import { perform } from '../../admin/perform';
import { startups } from '../../db/schema';
import { testApp } from '../../testing';

const kit = testApp();
const numbers = Array.from({ length: 16 }, (_, at) => String(at + 10));
beforeEach(async () => {
  await kit.db.delete(startups);
  for (const at of numbers)
    await kit.startup({
      name: `Mreža ${at}`,
      slug: `mreza-${at}`,
      seasonNumber: at < '14' ? 2 : 1,
    });
});

interface Page {
  data: { id: number; name: string }[];
  next_page_url: string | null;
}
const read = async (address: string): Promise<Page> => (await kit.get(address)).body;
const goOn = ({ next_page_url }: Page) =>
  read(next_page_url!.replace('http://localhost:3000/api', ''));
const withdraw = (slug: string) =>
  perform(kit.deps, { argv: ['startups', 'withdraw', '--startup', slug] });
const shown = ({ data }: Page) => data.map(({ name }) => name.slice(-2));

describe('the next page of startups continues', () => {
  it.each(['/startups', '/startups?search=mreza', '/startups?seasons[]=1&seasons[]=2'])(
    'after the last one shown, if others of %s are withdrawn and published meanwhile',
    async (address) => {
      const first = await read(address);
      expect(shown(first)).toEqual(numbers.slice(0, 12));
      await withdraw('mreza-11');
      await withdraw('mreza-15');
      await kit.startup({ name: 'Mreža 00', slug: 'mreza-00', seasonNumber: 2 });

      const next = await goOn(first);
      expect(shown(next)).toEqual(numbers.slice(12));
      expect(next.next_page_url).toBeNull();
    },
  );

  it('after the last one shown, if that one is withdrawn', async () => {
    const first = await read('/startups');
    await withdraw('mreza-21');
    expect(shown(await goOn(first))).toEqual(numbers.slice(12));
  });

  it('if names that contain the words follow those that begin with them', async () => {
    for (const at of numbers)
      await kit.startup({
        name: `Ana Mreža ${Number(at) + 20}`,
        slug: `ana-${at}`,
        seasonNumber: 2,
      });
    const first = await read('/startups?search=mreza');
    const second = await goOn(first);
    const third = await goOn(second);
    expect([first, second, third].flatMap(shown)).toEqual([
      ...numbers,
      ...numbers.map((at) => String(Number(at) + 20)),
    ]);
    expect(third.next_page_url).toBeNull();
  });

  it('after the last one shown, if that one was deleted, and by page number if none is given', async () => {
    const first = await read('/startups');
    await kit.db.delete(startups).where(eq(startups.id, first.data[11]!.id));
    expect(shown(await goOn(first))).toEqual(numbers.slice(12));
    expect(shown(await read('/startups?page=2'))).toEqual(numbers.slice(13));
  });
});

it.each(['mreza', '2-x-Mreža', '2-0-Mreža', '2-4294967296-Mreža', '2-7-', '2-7-%00'])(
  'and refuses the cursor %s, which is no startup',
  async (after) => {
    const { status, body } = await kit.get(`/startups?page=2&after=${after}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([expect.stringMatching(/^after(\.id)?$/)]);
  },
);
