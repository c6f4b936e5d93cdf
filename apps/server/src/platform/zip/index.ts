/** Zip files with a list of their contents, written piece by piece. */
export { bytesOfJson, plainName, writeZip, type ZipSource } from './write-zip.ts';
