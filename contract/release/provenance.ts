import { z } from 'zod';

/** Of what a release was built, where and by whom. */
export const provenance = z.object({
  /** Of the repository; undefined where the code lies in none. */
  commit: z.string().optional(),
  /** False when every file was as that commit has it. */
  dirty: z.boolean(),
  builder: z.string(),
  /** `sha384-…` of package-lock.json. */
  lockfile: z.string(),
  /** `sha384-…` of the bill of materials that this lockfile makes: dist/sbom.cdx.json of a build. */
  sbom: z.string(),
});

export type Provenance = z.infer<typeof provenance>;
