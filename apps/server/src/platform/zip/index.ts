/** Zip files with a list of their contents, written piece by piece. */

/** The same, read again: nothing it states is believed. */
export {
  type ByteSource,
  openZip,
  readWholeEntry,
  readZipEntry,
  type ZipEntry,
  ZipRefused,
} from './read-zip.ts';
export { bytesOfJson, plainName, writeZip, type ZipSource } from './write-zip.ts';
