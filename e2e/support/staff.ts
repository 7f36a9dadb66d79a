import { request } from 'node:http';
import { join } from 'node:path';

import { productUnderTest } from './environment';

/**
 * What the staff CLI does (`npm run admin -- …`), said to the running api over its local socket:
 * the embedded database has one owner, and it is the api.
 * @param argv e.g. `['startups', 'create', '--name', 'Zrno']`
 */
export function staff<Answer>(...argv: string[]): Promise<Answer> {
  const socketPath = join(productUnderTest().dataDir, 'admin.sock');
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath, method: 'POST', path: '/', headers: { 'content-type': 'application/json' } },
      (answer) => {
        let body = '';
        answer.on('data', (part) => {
          body += part;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(body) as Answer);
          else reject(new Error(`${argv.join(' ')}: ${body}`));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ argv }));
  });
}
