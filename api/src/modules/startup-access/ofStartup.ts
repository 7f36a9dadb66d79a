import { IdText } from 'contract/wire/text.contract';
import { z } from 'zod';

/** What the path of a call about one startup holds. */
export const OfStartup = z.object({ startupId: IdText });
