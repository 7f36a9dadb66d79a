import { IdText } from 'contract/wire/text.contract';
import { z } from 'zod';

/** Path parameters of calls about one startup. */
export const OfStartup = z.object({ startupId: IdText });
