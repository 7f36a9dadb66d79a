/** Where pictures lie: a folder, or a bucket. Names look like `users/3f9c….webp`. */
export interface MediaStore {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** A file that is not there may be deleted too. */
  delete(name: string): Promise<void>;
  /** Everything whose name begins like this, also what is none of ours; in no order. */
  list(prefix: string): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  /** When it was written, by the clock of the store. */
  writtenAt: Date;
}
