/** Where pictures are stored: a folder, or a bucket. Names look like `users/3f9c….webp`. */
export interface MediaStore {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  /** Deleting a missing file is allowed. */
  delete(name: string): Promise<void>;
  /** All files with this prefix, including foreign ones, in any order. */
  list(prefix: string): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  /** When it was written, by the clock of the store. */
  writtenAt: Date;
}
