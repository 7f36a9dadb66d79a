import { join } from 'node:path';
import { type Configuration, validate } from 'webpack';

import { folderOf, RELEASED_PACKAGES } from '../packages';

it.each(RELEASED_PACKAGES)('the webpack configurations of %s are valid', (name) => {
  const configure = require(join(folderOf(name), 'webpack.config.js')) as () => Configuration[];
  const builds = configure();
  expect(builds).toHaveLength(2);
  for (const build of builds) expect(() => validate(build)).not.toThrow();
});
