import { text } from 'node:stream/consumers';

import { askRunningApi } from 'server-kit/running-api';

import { productUnderTest } from './environment';

/**
 * Does what the staff CLI does (`npm run admin -- …`), over the local socket of the running api, because the embedded
 * database can only be opened by the api.
 * @param argv e.g. `['startups', 'create', '--name', 'Zrno']`
 */
export async function staff<Answer>(...argv: string[]): Promise<Answer> {
  const { dataDir } = productUnderTest();
  const answer = await askRunningApi(dataDir, { method: 'POST', path: '/', body: { argv } });
  if (!answer) throw new Error(`No api is running on ${dataDir}.`);
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${argv.join(' ')}: ${body}`);
  return JSON.parse(body) as Answer;
}
