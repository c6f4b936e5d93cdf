/** Base32 in exactly one way of writing. */
export { decodeBase32, encodeBase32 } from './base32/index.ts';
/** The callable envelope: JSON values, error names and how a reply is judged. */
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
/** CBOR in its one deterministic form. */
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
/** Signed claims as a text, there and back. */
export {
  type FindKey,
  type NotOpened,
  type OpenedCredential,
  openCredential,
  sealCredential,
} from './credential/index.ts';
/** Server-sent events as the callable protocol frames them. */
export { EventLineReader, formatEvent, heartbeatLine, type StreamEvent } from './event-stream/index.ts';
/** Names in records that leave as FHIR. */
export { fhirNames, petArchive } from './fhir/index.ts';
/** The languages people read. */
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from './languages/index.ts';
/** Codes that change every half-minute. */
export {
  type Fragment,
  formatLiveFragment,
  isTailBy,
  type LiveTail,
  readFragment,
  slotAt,
  slotSeconds,
} from './live-code/index.ts';
/** Lists of numbers in few bytes. */
export { packNumbers, unpackNumbers } from './number-list/index.ts';
/** QR codes that change modes within a text. */
export { qrModulesOf, qrVersionOf } from './qr/index.ts';
/** Links after SMART Health Links. */
export { formatShlink, openSharedFile, parseShlink, type Shlink } from './shlink/index.ts';
/** Object storage: addresses, formats, metadata, uploads step by step. */
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
