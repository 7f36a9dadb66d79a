import { encodeAvif, encodeUpload } from '../media/encoding/encode';
import type { PictureJob } from './pictureProcess';
import { serveJobs } from './serveJobs';

serveJobs(
  (job: PictureJob): Promise<unknown> =>
    job.kind === 'upload' ? encodeUpload(job.bytes) : encodeAvif(job.bytes, job.width),
);
