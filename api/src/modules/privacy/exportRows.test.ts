import { and } from 'drizzle-orm';
import { users } from '../../db/schema';
import { testApp } from '../../testing';
import { exportRows } from './exportRows';

const kit = testApp();

it('refuses to export a table without a condition', async () => {
  await expect(exportRows(kit.db, users, { where: and() })).rejects.toThrow('needs a condition');
});
