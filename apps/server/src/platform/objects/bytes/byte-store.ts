import type { Readable, Writable } from 'node:stream';
import type { ByteRange } from '@clearpaw/protocol';

/**
 * Stored bytes behind one interface: a folder of this machine, or S3. Keys are our own ids, never names that people
 * chose. An upload grows at its end; adopted, it becomes an object and never changes again.
 */
export interface ByteStore {
  /**
   * Adds bytes to an upload from `offset` on, which is at most its present size. The bytes are durable when this
   * resolves; if the source fails, what arrived before is kept and the error is thrown. A chunk is consumed before the
   * next one is requested, so its memory may be reused.
   */
  append(uploadId: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** How many bytes of an upload are durable; 0 for an unknown one. */
  receivedBytes(uploadId: string): Promise<number>;
  readUpload(uploadId: string): Promise<Readable>;
  /** Makes an upload the object with the same key. Repeating it changes nothing. */
  adopt(uploadId: string): Promise<void>;
  discardUpload(uploadId: string): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Both ends of the range are inclusive; without one all bytes are read. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Opens the same bytes for sending: a missing object is an error before the first byte, not later. */
  openToSend(key: string, range?: ByteRange): Promise<SendTo>;
  remove(key: string): Promise<void>;
  /** Everything that is stored, for the job that finds orphaned bytes. */
  list(): AsyncIterable<StoredBytes>;
  /** Resolves when the storage answers. */
  probe(): Promise<void>;
  close(): void;
}

/**
 * Sends everything and ends the target; resolves early, with both ends closed, when the reader disconnects. The target
 * reports when it has consumed a chunk, as sockets do: then the memory is reused.
 */
export type SendTo = (target: Writable) => Promise<void>;

export interface StoredBytes {
  readonly kind: 'upload' | 'object';
  readonly id: string;
  readonly changedAt: Date;
}
