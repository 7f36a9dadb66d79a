import { STOP_TIMEOUT_MS } from 'server-kit/draining';

import { isPinned } from './lintImage';

export interface Compose {
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
}

interface Service {
  image?: string;
  build?: { context: string; target?: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
}

/**
 * Problems that would keep the services from starting, as far as they are visible in the files.
 * @param variables names that the product reads
 * @param commands that `server-kit/bin/run.mjs` knows
 */
export function lintCompose(
  compose: Compose,
  variables: ReadonlySet<string>,
  commands: readonly string[],
): string[] {
  return Object.entries(compose.services).flatMap(([name, service]) =>
    [
      ...imageProblems(service),
      ...dependencyProblems(service, compose.services),
      ...(service.build ? productProblems(service, variables, commands) : []),
      ...hostProblems(service, compose.services),
      ...(service.ports ?? [])
        .filter((port) => !port.startsWith('127.0.0.1:'))
        .map((port) => `opens ${port} to the network`),
      ...(service.volumes ?? [])
        .map((volume) => volume.split(':')[0]!)
        .filter((volume) => !(volume in (compose.volumes ?? {})))
        .map((volume) => `has a volume ${volume} that is not declared`),
    ].map((problem) => `${name} ${problem}`),
  );
}

const imageProblems = ({ image, build }: Service) =>
  build || (image && isPinned(image)) ? [] : [`has the image ${image}, without a version`];

function dependencyProblems({ depends_on = [] }: Service, services: Compose['services']) {
  const conditions = Array.isArray(depends_on)
    ? depends_on.map((name) => [name, { condition: 'service_started' }] as const)
    : Object.entries(depends_on);
  return conditions.flatMap(([name, { condition }]) => {
    if (!services[name]) return [`waits for ${name}, which is no service`];
    const endless = condition === 'service_healthy' && !services[name].healthcheck;
    return endless ? [`waits until ${name} is healthy, but it has no healthcheck`] : [];
  });
}

function productProblems(
  { environment = {}, command = [], stop_grace_period = '10s' }: Service,
  variables: ReadonlySet<string>,
  commands: readonly string[],
): string[] {
  const called = [...command.join(' ').matchAll(/run\.mjs (\w+)/g)].map(([, one]) => one!);
  return [
    ...Object.keys(environment)
      .filter((variable) => !variables.has(variable))
      .map((variable) => `sets ${variable}, which nothing reads`),
    ...called
      .filter((one) => !commands.includes(one))
      .map((one) => `runs ${one}, which is no command`),
    ...(Number.parseInt(stop_grace_period, 10) * 1_000 > STOP_TIMEOUT_MS
      ? []
      : [`is killed ${stop_grace_period} after the stop signal, while it may still respond`]),
    ...(called.length > 0 ? [] : ['runs no command of the product']),
  ];
}

/** Addresses of one service in the settings of another, e.g. `@database:5432/`. */
function hostProblems({ environment = {} }: Service, services: Compose['services']): string[] {
  return Object.entries(environment).flatMap(([variable, value]) => {
    const host = /^\w+:\/\/(?:[^@/]*@)?([\w.-]+):\d+/.exec(String(value))?.[1];
    return host && host !== 'localhost' && !services[host]
      ? [`has ${variable} lead to ${host}, which is no service`]
      : [];
  });
}
