export { type ByteRange, parseRange } from './byte-range.ts';
/** The rules of the object storage protocol that the server and its clients share; no bytes are moved here. */
export { type DataFormat, dataFormats, type FormattedData, readFormatted } from './data-format.ts';
export { errorForStatus, type FailedReply } from './error-for-status.ts';
export { cleanFileName } from './file-name.ts';
export {
  formatLocation,
  isAddress,
  type Location,
  objectUrl,
  parseBucket,
  parseLocation,
  type StorageHost,
} from './location.ts';
export {
  boundaryOf,
  frameMultipart,
  MultipartBody,
  MultipartHeadReader,
  makeBoundary,
  maxHeadBytes,
} from './multipart.ts';
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
