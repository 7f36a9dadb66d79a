import { startStandalone } from 'shared-ui/standalone';

import { routes } from './routes';

startStandalone(routes, document.getElementById('root')!);
