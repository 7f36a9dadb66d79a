import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Row } from '../act/act';
import { toCsv } from '../act/csv';

/** Sends batches of rows as a spreadsheet while they are read, so that neither side holds all in memory. */
export function sendCsv<Entry>(
  reply: FastifyReply,
  name: string,
  batches: AsyncIterable<Entry[]>,
  toFlatRow: (entry: Entry) => Row,
): void {
  void reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  void reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(batches, toFlatRow)));
}

async function* csvOf<Entry>(
  batches: AsyncIterable<Entry[]>,
  toFlatRow: (entry: Entry) => Row,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const entries of batches) {
    if (entries.length > 0) yield `${toCsv(entries.map(toFlatRow), isFirst)}\n`;
    isFirst = false;
  }
}
