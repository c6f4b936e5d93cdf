export type { ByteStore, SendTo } from './byte-store.ts';
export { openByteStore } from './open-byte-store.ts';
