import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(__dirname, 'nginx/quest.conf');

interface NginxPlaces {
  port: number;
  edges: readonly number[];
  /** The folder in CDN_URL. */
  cache: string;
  /** A folder for all other files that it writes. */
  folder: string;
}

/** The complete configuration of an nginx on this machine, generated from the operators' file. */
export function nginxConfig({ port, edges, cache, folder }: NginxPlaces): string {
  const servers = edges.map((edge) => `server 127.0.0.1:${edge};`).join(' ');
  const site = [
    ['/var/cache/nginx/quest levels', `${cache} levels`],
    ['server 127.0.0.1:3000;\n    server 127.0.0.1:3100;', servers],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ].reduce((text, [from, to]) => replaceOnce(text, from!, to!), readFileSync(FILE, 'utf8'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
    '',
  ].join('\n');
}

/** @throws Error when the file lacks the expected text */
function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`'${from}' must occur exactly once in ${FILE}.`);
  return text.replace(from, () => to);
}
