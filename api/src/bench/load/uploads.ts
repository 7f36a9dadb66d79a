import sharp from 'sharp';

import type { Figure } from '../figure';
import { type Target, visitors } from './target';

const EACH = 4; // pictures of one member
const SIDE = 5_000; // pixels: 25 megapixels, the largest that is legal
const MB = 1_000_000;
const LOOK_EVERY_MS = 50;
/** Enough answers that a percentile of 99 rests on more than twenty of them. */
const READING = { perSecond: 150, seconds: 15 };

/** The worst pictures that are legal, twenty at once (reliability C15). */
export async function uploads(target: Target): Promise<Figure[]> {
  const bytes = await worst();
  const had = await target.memory();
  const before = await visitors(target, READING);
  const senders = target.tokens.flatMap((token) => Array.from({ length: EACH }, () => token));
  const sending = Promise.all(senders.map((token) => send(target, token, bytes)));
  const meanwhile = visitors(target, READING);
  const { most, result: statuses } = await target.highest(target.memory, sending, LOOK_EVERY_MS);
  const during = await meanwhile;
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
      value: during.p99 / before.p99,
      goal: '≤ 2',
    },
    { name: 'the same: pictures taken', value: taken, goal: '20' },
    { name: 'the same: reads that failed', value: during.failed, goal: '0' },
  ];
}

/** Noise would not fit into five megabytes; a picture this smooth does, and is as large when read. */
const worst = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: '#e8194b80' } })
    .png({ compressionLevel: 6 })
    .toBuffer();

async function send({ url }: Target, token: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('name', 'Ana');
  form.append('surname', '/');
  form.append('profile_photo', new Blob([new Uint8Array(bytes)]), 'large.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/account/settings`, {
    method: 'POST',
    headers,
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}
