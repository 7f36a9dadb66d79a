import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tryParseJson } from 'server-kit/json';

/** One instruction of a Dockerfile: `COPY --chown=a b c`. */
interface Instruction {
  name: string;
  args: string[];
}

const INSTRUCTIONS =
  /^(FROM|RUN|USER|WORKDIR|COPY|ENV|VOLUME|EXPOSE|CMD|ENTRYPOINT|ARG|HEALTHCHECK)$/;

/**
 * Problems that would keep an image from being built or run, as far as they are visible without a builder.
 * @param packages whose manifests must be copied before `npm ci`
 */
export function lintImage(root: string, dockerfile: string, packages: readonly string[]): string[] {
  const instructions = readInstructions(dockerfile);
  const all = (name: string) => instructions.filter((one) => one.name === name);
  const install = instructions.findIndex(({ name, args }) => name === 'RUN' && args[1] === 'ci');
  const copied = instructions
    .slice(0, Math.max(install, 0))
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ args }) => args.slice(0, -1));
  const [base] = all('FROM').map(({ args }) => args[0]!);
  const starts = all('CMD').map(({ args }) => args.join(' '));
  const isList = (start: string) => Array.isArray(tryParseJson(start));
  return [
    ...instructions
      .filter(({ name }) => !INSTRUCTIONS.test(name))
      .map(({ name }) => `'${name}' is no instruction`),
    ...(instructions[0]?.name === 'FROM' ? [] : ['does not begin with FROM']),
    ...(base && isPinned(base) ? [] : [`FROM ${base} names no version`]),
    ...all('COPY')
      .flatMap(({ args }) => args.slice(0, -1))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `copies ${path}, which is not there`),
    ...packages
      .filter((name) => !copied.includes(`${name}/package.json`))
      .map((name) => `does not copy ${name}/package.json before npm ci`),
    ...(all('USER').length > 0 ? [] : ['runs as root']),
    ...(starts.length > 0 && starts.every(isList)
      ? []
      : ['CMD is no list: signals would not arrive']),
  ];
}

function readInstructions(text: string): Instruction[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...args] = line.split(/\s+/);
      return { name, args: args.filter((word) => !/^--(chown|chmod|from|mount)=/.test(word)) };
    });
}

/** `postgres:17`, not `postgres` or `postgres:latest`. */
export const isPinned = (image: string): boolean => /:(?!latest$)[\w.-]*\d[\w.-]*$/.test(image);
