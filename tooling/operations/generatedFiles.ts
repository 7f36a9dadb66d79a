import { dashboard } from './dashboard';
import { envExample, readVariableTable } from './envExample';

/** Files for operators that are made of something else, by their path in this folder. */
export const generatedFiles = (readme: string): Record<string, string> => ({
  'quest.env.example': envExample(readVariableTable(readme)),
  'grafana/quest.json': `${JSON.stringify(dashboard(), undefined, 2)}\n`,
});
