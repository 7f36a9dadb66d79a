import type { Database } from '../../db/database';
import { find } from '../act/find';
import { WrongUse } from '../act/wrongUse';
import { scopesQueries } from './scopes.queries';

/** The staff account of an address. @throws 404; 422 when it is no staff */
export async function staffAccount(db: Database, address: string): Promise<number> {
  const { id } = await find(db).user(address);
  if ((await scopesQueries(db).of(id)).length === 0)
    throw new WrongUse(`${address} is not a member of staff. See: npm run admin -- staff find`);
  return id;
}
