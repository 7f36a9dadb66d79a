import {
  ABOUT_HEADER,
  type CacheTag,
  CHANGES_HEADER,
  EVERYTHING,
  type ProgrammeTopic,
  printTags,
} from 'contract/cache-tags';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { mayWrite } from './mayWrite';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the answer, which public pages are made of, is about. */
    about?: (answer: never, request: FastifyRequest) => CacheTag[];
    /** What a call has changed that public pages show. Every call that may write says it. */
    changes?: (request: FastifyRequest) => CacheTag[];
  }
}

/** Says with every answer which public pages it makes, or outdates (contract/cache-tags). */
export function setCacheTags(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (mayWrite(method) && !config?.changes)
      throw new Error(`${method} ${url} does not say what it changes.`);
  });
  app.addHook('preSerialization', async (request, reply, answer) => {
    const { about } = request.routeOptions.config;
    if (about && reply.statusCode === 200) {
      void reply.header(ABOUT_HEADER, printTags(about(answer as never, request)));
    }
    return answer;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { changes } = request.routeOptions.config;
    if (changes && reply.statusCode < 400) {
      void reply.header(CHANGES_HEADER, printTags(changes(request)));
    }
    return payload;
  });
}

/** No public page shows what this changes. */
export const nothingPublic = (): CacheTag[] => [];

/** Topics of the programme. */
export const ofProgramme = (...topics: ProgrammeTopic[]): CacheTag[] =>
  topics.map((topic): CacheTag => `programme:${topic}`);

/** Rare calls that touch more than is worth telling apart. */
export const everything = (): CacheTag[] => [EVERYTHING];

/** What others see of the caller. */
export const theCaller = ({ me }: FastifyRequest): CacheTag[] => [person(me.id), name(me.id)];

/** The startup whose id is this part of the path. */
export const thisStartup = (param: string) => (request: FastifyRequest) => [
  startup(idIn(request, param)),
];
/** The person whose id the path holds. */
export const thisPerson = (request: FastifyRequest) => [person(idIn(request, 'id'))];

/** The same, where cards and the list show it too. */
export const profileAndCard = (param: string) => (request: FastifyRequest) => {
  const id = idIn(request, param);
  return [startup(id), card(id), startupList];
};

/** Which startups there are, and what their cards say. */
export const startupList: CacheTag = 'startups';

/** Letters to the newsletter. */
export const newsletterArchive: CacheTag = 'newsletter';

export const startup = (id: number): CacheTag => `startup:${id}`;
export const card = (id: number): CacheTag => `card:${id}`;
export const person = (id: number): CacheTag => `person:${id}`;
export const name = (id: number): CacheTag => `name:${id}`;

const idIn = ({ params }: FastifyRequest, param: string) =>
  Number((params as Record<string, unknown>)[param]);
