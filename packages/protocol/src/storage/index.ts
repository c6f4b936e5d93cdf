/** What the object storage and its clients say to each other; no bytes are moved here. */

export { type ByteRange, parseRange } from './byte-range.ts';
/** Texts that encode bytes. */
export { type DataFormat, dataFormats, type FormattedData, readFormatted } from './data-format.ts';
export { errorForStatus, type FailedReply } from './error-for-status.ts';
/** Locations inside a bucket. */
export { cleanFileName } from './file-name.ts';
/** Addresses of objects. */
export {
  formatLocation,
  isAddress,
  type Location,
  objectUrl,
  parseBucket,
  parseLocation,
  type StorageHost,
} from './location.ts';
/** One request that carries an object whole. */
export {
  boundaryOf,
  frameMultipart,
  MultipartBody,
  MultipartHeadReader,
  makeBoundary,
  maxHeadBytes,
} from './multipart.ts';
/** What is known about an object. */
export {
  formatWritable,
  mergeCustom,
  type ObjectMetadata,
  type ObjectResource,
  parseResource,
  type WritableMetadata,
} from './object-metadata.ts';
export { offerBytes } from './offer-bytes.ts';
export { childPath, nameOfPath, parentPath, refuseRoot } from './path.ts';
/** When a failed request is worth another try, and when. */
export {
  isRetryable,
  maxOperationRetryMs,
  maxUploadRetryMs,
  nextTry,
  nextUploadPause,
  type RetryState,
  retryWaitMs,
} from './retry.ts';
export { type StorageCode, StorageError, storageCodes } from './storage-error.ts';
/** The order of requests of an upload that survives anything. */
export {
  afterChunk,
  afterFailure,
  afterQuery,
  beginUpload,
  chunkCeilingBytes,
  firstChunkBytes,
  needsSession,
  nextStep,
  type UploadProgress,
  type UploadStep,
} from './upload-steps.ts';
