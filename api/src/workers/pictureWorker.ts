import { encodeAvif, encodeUpload } from '../media/encoding/encode';
import { drawCard } from '../modules/cards/drawCard';
import type { PictureJob } from './pictureProcess';
import { serveJobs } from './serveJobs';

serveJobs((job: PictureJob): Promise<unknown> => {
  if (job.kind === 'upload') return encodeUpload(job.bytes);
  if (job.kind === 'avif') return encodeAvif(job.bytes, job.width);
  return drawCard(job.card, job.product, job.stored);
});
