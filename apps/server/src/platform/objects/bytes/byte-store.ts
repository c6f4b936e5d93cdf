import type { Readable, Writable } from 'node:stream';
import type { ByteRange } from '@clearpaw/protocol';

/**
 * Where bytes lie, behind one interface: a folder of this machine, or S3. Keys are ids of ours, never names that people
 * chose. An upload grows at its end; adopted, it becomes an object and never changes again.
 */
export interface ByteStore {
  /**
   * Adds bytes to an upload from `offset` on, which is at most what it holds. What was taken is durable when this
   * resolves; when the source breaks off, what came before stays and the break is thrown. A piece of the source is done
   * with before the next one is asked for: its memory may be used again.
   */
  append(uploadId: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** How many bytes an upload holds for good; 0 for an unknown one. */
  receivedBytes(uploadId: string): Promise<number>;
  readUpload(uploadId: string): Promise<Readable>;
  /** Makes an upload the object of the same key. Doing it twice changes nothing. */
  adopt(uploadId: string): Promise<void>;
  discardUpload(uploadId: string): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Both ends of the range are included; without one the whole is read. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Opens the same bytes to be sent: a missing object is an error before the first byte, not in the middle. */
  openToSend(key: string, range?: ByteRange): Promise<SendTo>;
  remove(key: string): Promise<void>;
  /** Everything that lies here, for the sweep that finds orphaned bytes. */
  list(): AsyncIterable<StoredBytes>;
  /** Resolves when the place answers. */
  probe(): Promise<void>;
  close(): void;
}

/**
 * Sends everything and ends the target; resolves early, with both ends closed, when the reader leaves. The target is
 * done with a piece when it says so, as sockets are: the piece's memory is used again.
 */
export type SendTo = (target: Writable) => Promise<void>;

export interface StoredBytes {
  readonly kind: 'upload' | 'object';
  readonly id: string;
  readonly changedAt: Date;
}
