interface Variable {
  name: string;
  byDefault: string;
  meaning: string;
}

/** Parses the README's table, which lists every variable that a process reads. */
export function readVariableTable(readme: string): Variable[] {
  return readme
    .split('\n')
    .filter((line) => /^\| [A-Z][A-Z0-9_]+/.test(line))
    .flatMap((line) => {
      const [names = '', byDefault = '', meaning = ''] = line.slice(2, -2).split(' | ').map(plain);
      return (names.match(/[A-Z][A-Z0-9_]+/g) ?? []).map((name) => ({
        name,
        byDefault,
        meaning,
      }));
    });
}

/** Read only by tests and tools. */
const TOOL_VARIABLES = ['CHROMIUM_PATH', 'CALENDAR_TEST_ORIGIN', 'RATE_LIMITS', 'DEMO'];
const SET_BY_UNITS = ['PORT', 'API_PORT'];
/** Variables that a public site with two apis needs. */
const REQUIRED: Record<string, string> = {
  PUBLIC_URL: 'https://quest.example.org',
  DATABASE_URL: 'postgres://quest@127.0.0.1/quest',
  REDIS_URL: 'redis://127.0.0.1:6379',
  APP_SECRET: '',
  DATA_DIR: '/var/lib/quest',
  STORE_URL: '/var/lib/quest/store',
  MFE_TRUST: '/etc/quest/trust.json',
  SMTP_URL: 'smtps://user:password@smtp.example.org',
  MAIL_FROM: 'hello@quest.example.org',
  TRUST_PROXY: '127.0.0.1',
};

/** The template for `/etc/quest/quest.env`: required variables first, then all others. */
export function envExample(variables: readonly Variable[]): string {
  const offered = variables.filter(
    ({ name }) => ![...TOOL_VARIABLES, ...SET_BY_UNITS].includes(name),
  );
  const of = (isNeeded: boolean) => offered.filter(({ name }) => name in REQUIRED === isNeeded);
  const comment = ({ meaning, byDefault }: Variable) =>
    `# ${meaning}${byDefault ? ` (left out: ${byDefault})` : ''}`;
  return [
    '# Variables of api and edge: /etc/quest/quest.env, for root and quest alone (mode 0640).',
    '# Made of the table in README.md: `npm run operations` writes it anew.',
    '',
    ...of(true).flatMap((each) => [comment(each), `${each.name}=${REQUIRED[each.name]}`, '']),
    '# ---- What may be left out ----',
    '',
    ...of(false).flatMap((each) => [comment(each), `#${each.name}=`, '']),
  ].join('\n');
}

/** Without Markdown syntax. */
const plain = (cell: string) =>
  cell
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\\|', '|')
    .trim();
