/** Base32 with exactly one encoding for each value. */
export { decodeBase32, encodeBase32 } from './base32/index.ts';
/** The callable protocol: JSON values, error codes and how a client reads a reply. */
export {
  type CallCode,
  type CallFailure,
  type CallReply,
  type CallStatus,
  codeForHttpStatus,
  codeForStatus,
  decodeValue,
  encodeValue,
  httpStatusFor,
  isCallStatus,
  type JsonValue,
  readReply,
} from './callable/index.ts';
/** CBOR in its deterministic encoding. */
export { type CborValue, decodeCbor, encodeCbor } from './cbor/index.ts';
/** Signed messages: COSE_Sign1 with ES256. */
export {
  type CoseSign1,
  importPoint,
  isSignedBy,
  makeKeyPair,
  type PublicPoint,
  pointOf,
  readCose,
  type SigningKey,
  signCose,
  type WebKey,
  type WebKeyPair,
} from './cose/index.ts';
/** Badge credentials: claims signed and encoded as text, and decoded again. */
export {
  type FindKey,
  type NotOpened,
  type OpenedCredential,
  openCredential,
  sealCredential,
} from './credential/index.ts';
/** Server-sent events as the callable protocol frames them. */
export { EventLineReader, formatEvent, heartbeatLine, type StreamEvent } from './event-stream/index.ts';
/** Records exported as FHIR. */
export { fhirNames, petArchive } from './fhir/index.ts';
/** The languages of the product. */
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from './languages/index.ts';
/** Live badge codes, which change every 30 seconds. */
export {
  type Fragment,
  formatLiveFragment,
  isTailBy,
  type LiveTail,
  readFragment,
  slotAt,
  slotSeconds,
} from './live-code/index.ts';
/** Compact encoding of number lists. */
export { packNumbers, unpackNumbers } from './number-list/index.ts';
/** QR codes that switch encoding modes within a text. */
export { qrModulesOf, qrVersionOf } from './qr/index.ts';
/** SMART Health Links. */
export { formatShlink, openSharedFile, parseShlink, type Shlink } from './shlink/index.ts';
/** Object storage: addresses, formats, metadata, and the steps of an upload. */
export {
  afterChunk,
  afterFailure,
  afterQuery,
  type ByteRange,
  beginUpload,
  boundaryOf,
  childPath,
  chunkCeilingBytes,
  cleanFileName,
  type DataFormat,
  dataFormats,
  errorForStatus,
  type FailedReply,
  type FormattedData,
  firstChunkBytes,
  formatLocation,
  formatWritable,
  frameMultipart,
  isAddress,
  isRetryable,
  type Location,
  MultipartBody,
  MultipartHeadReader,
  makeBoundary,
  maxHeadBytes,
  maxOperationRetryMs,
  maxUploadRetryMs,
  mergeCustom,
  nameOfPath,
  needsSession,
  nextStep,
  nextTry,
  nextUploadPause,
  type ObjectMetadata,
  type ObjectResource,
  objectUrl,
  offerBytes,
  parentPath,
  parseBucket,
  parseLocation,
  parseRange,
  parseResource,
  type RetryState,
  readFormatted,
  refuseRoot,
  retryWaitMs,
  type StorageCode,
  StorageError,
  type StorageHost,
  storageCodes,
  type UploadProgress,
  type UploadStep,
  type WritableMetadata,
} from './storage/index.ts';
