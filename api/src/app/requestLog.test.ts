import { Writable } from 'node:stream';
import pino from 'pino';

import { testApp } from '../testing';
import { buildApp } from './app';

const kit = testApp();

describe('the log of a call', () => {
  it.each([
    ['42;founder=1.4.2-ab12cd34;public=1.0.0-11111111', true],
    ['42', true],
    ['42;founder=<script>', false],
    ['token=secret', false],
    [`42${';founder=1.0.0-aaaaaaaa'.repeat(13)}`, false],
    [`42;founder=${'1'.repeat(61)}`, false],
  ])('names the releases of the page that made it: %s', async (header, kept) => {
    const lines: string[] = [];
    const sink = new Writable({
      write(line, _coding, done) {
        lines.push(String(line));
        done();
      },
    });
    const app = await buildApp(kit.parts, pino({ level: 'info' }, sink));
    await app.inject({ url: '/api/health/live', headers: { 'x-mfe': header } });
    await app.close();

    const answered = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'answered');
    expect(answered).toMatchObject({ route: '/api/health/live', status: 200 });
    expect(answered.releases).toBe(kept ? header : undefined);
  });
});
