export type StoredFile = { key: string; writtenAt: Date }

/** Where uploaded files live, by keys such as avatars/{userId}/{random}/small.webp. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes every file whose key starts with the folder and a slash; a folder that is not there is fine. */
  deleteFolder: (folder: string) => Promise<void>
  /** Every file whose key starts with the folder and a slash, a page at a time. */
  list: (folder: string) => AsyncIterable<StoredFile>
}
