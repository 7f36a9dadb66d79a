import { z } from 'zod';

/** A file in the folder of its release: a plain name, so that no address leads to the folder of another one. */
export const fileName = z.string().regex(/^\w[\w.-]*$/, 'is no name of a file');
