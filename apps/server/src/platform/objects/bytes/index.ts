/** Where the bytes of objects lie. */
export type { ByteStore, SendTo, StoredBytes } from './byte-store.ts';
export { openByteStore } from './open-byte-store.ts';
