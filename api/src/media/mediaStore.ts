/** Where pictures lie: a folder, or a bucket. Names look like `users/3f9c….webp`. */
export interface MediaStore {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  delete(name: string): Promise<void>;
}

/** The only names there are; anything else is not looked for. */
export const MEDIA_NAME = /^(users|startups)\/[0-9a-f]{32}(-(160|320|640))?\.(webp|avif)$/;
