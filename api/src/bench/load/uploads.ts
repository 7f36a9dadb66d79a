import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

import type { Figure } from '../figure';
import { failures, p99, startReading } from './reading';
import type { PicturesToSend } from './sendPictures';
import type { Target } from './target';

const EACH = 4; // pictures of one member
const SIDE = 5_000; // pixels: 25 megapixels, the largest accepted picture
const MB = 1_000_000;
const POLL_INTERVAL_MS = 250;
/** Enough responses that more than twenty are above the 99th percentile. */
const READ_FOR_MS = 15_000;

/** Twenty uploads at once of the most expensive legal pictures (reliability C15). */
export async function uploads(target: Target): Promise<Figure[]> {
  const bytes = await worst();
  const had = await target.memory();
  const reading = await startReading(target);
  const { seen: before } = await reading.during(sleep(READ_FOR_MS));
  const tokens = target.tokens.flatMap((token) => Array.from({ length: EACH }, () => token));
  const { seen: beside, result } = await reading.during(
    target.highest(target.memory, send({ url: target.url, bytes, tokens }), POLL_INTERVAL_MS),
  );
  await reading.stop();
  const { most, result: statuses } = result;
  const taken = statuses.filter((status) => status === 200).length;
  return [
    {
      name: 'twenty worst pictures: memory of all processes in MB',
      value: most / MB,
      goal: '< 500 on PostgreSQL',
    },
    { name: 'the same: memory in MB before them', value: had / MB },
    {
      name: 'the same: p99 of reading during it / before',
      value: p99([beside]) / p99([before]),
      goal: '≤ 2',
    },
    { name: 'the same: pictures taken', value: taken, goal: '20' },
    { name: 'the same: reads that failed', value: failures([beside]), goal: '0' },
  ];
}

/** Noise would exceed five megabytes; a picture this smooth does not, and needs as much memory. */
const worst = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: '#e8194b80' } })
    .png({ compressionLevel: 6 })
    .toBuffer();

async function send(pictures: PicturesToSend): Promise<number[]> {
  const sender = fork(path.join(__dirname, 'sendPictures.ts'), { serialization: 'advanced' });
  sender.send(pictures);
  const [statuses] = (await once(sender, 'message')) as [number[]];
  return statuses;
}
