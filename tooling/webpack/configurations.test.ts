import { join } from 'node:path';
import { type Configuration, validate } from 'webpack';

import { folderOf, RELEASED_PACKAGES } from '../packages';

it.each(RELEASED_PACKAGES)('the builds of %s are configured as webpack allows', (name) => {
  const configure = require(join(folderOf(name), 'webpack.config.js')) as () => Configuration[];
  const builds = configure();
  expect(builds).toHaveLength(2);
  for (const build of builds) expect(() => validate(build)).not.toThrow();
});
