/** Zip files, written and read as streams. Nothing that a zip file states about itself is trusted. */

export {
  type ByteSource,
  openZip,
  readWholeEntry,
  readZipEntry,
  type ZipEntry,
  ZipRefused,
} from './read-zip.ts';
export { bytesOfJson, plainName, writeZip, type ZipSource } from './write-zip.ts';
