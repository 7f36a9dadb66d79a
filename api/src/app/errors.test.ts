import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { createLogger } from 'server-kit/log';
import { z } from 'zod';

import { answerErrors } from './errors';

it('a response that violates its schema is logged by route and fields, without values', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const app = fastify({ loggerInstance: createLogger({ app: 'api', level: 'info', destination }) });
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app as unknown as FastifyInstance);
  const person = z.object({ name: z.string(), by_key: z.record(z.string(), z.number()) });
  app.get(
    '/people/:id',
    { schema: { response: { 200: z.object({ data: z.array(person) }) } } },
    () => ({ data: [{ name: 7, by_key: { 'ana@people.example': 'Zlatokrila' } }] }) as never,
  );

  const { statusCode, body } = await app.inject('/people/5');
  await app.close();
  expect(statusCode).toBe(500);
  const failed = lines
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg.startsWith('A call failed'));
  expect(failed).toMatchObject({
    route: '/people/:id',
    misfits: 'data.*.name:invalid_type,data.*.by_key.*:invalid_type',
  });
  expect(lines.join('') + body).not.toMatch(/Zlatokrila|people\.example|people\/5/);
});
