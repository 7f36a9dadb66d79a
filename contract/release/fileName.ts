import { z } from 'zod';

/** A file in the folder of its release. Only a plain file name, so that no path leads into another release's folder. */
export const fileName = z.string().regex(/^\w[\w.-]*$/, 'is no name of a file');
