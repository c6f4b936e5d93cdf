/** Every error code of the object storage, as defined by the protocol. */
export const storageCodes = [
  'unknown',
  'object-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-url',
  'invalid-default-bucket',
  'no-default-bucket',
  'invalid-root-operation',
  'invalid-format',
  'invalid-argument',
  'canceled',
  'cannot-slice-blob',
  'no-download-url',
  'server-file-wrong-size',
  'unsupported-environment',
  'internal-error',
] as const;
export type StorageCode = (typeof storageCodes)[number];

/** The message of each code; `subject` is the path, address, operation or detail in it. */
const sentences: Readonly<Record<StorageCode, (subject: string) => string>> = {
  unknown: () => 'An unknown error occurred, please check the error payload for server response.',
  'object-not-found': (path) => `Object '${path}' does not exist.`,
  'quota-exceeded': (bucket) =>
    `Quota for bucket '${bucket}' exceeded, please delete files you no longer need.`,
  unauthenticated: () => 'User is not authenticated, please sign in and try again.',
  unauthorized: (path) => `User does not have permission to access '${path}'.`,
  'unauthorized-app': () => 'This app does not have permission to access this storage.',
  'retry-limit-exceeded': () => 'Max retry time for operation exceeded, please try again.',
  'invalid-url': (url) => `Invalid URL '${url}'.`,
  'invalid-default-bucket': (bucket) => `Invalid default bucket '${bucket}'.`,
  'no-default-bucket': () => 'No default bucket found.',
  'invalid-root-operation': (name) =>
    `The operation '${name}' cannot be performed on a root reference, create a non-root reference using child, such as .child('file.png').`,
  'invalid-format': (complaint) => `String does not match format ${complaint}`,
  'invalid-argument': (complaint) => complaint,
  canceled: () => 'User canceled the upload/download.',
  'cannot-slice-blob': () => 'Cannot slice blob for upload. Please retry the upload.',
  'no-download-url': () => 'The given file does not have any download URLs.',
  'server-file-wrong-size': () => 'Server recorded incorrect upload file size, please retry the upload.',
  'unsupported-environment': (missing) =>
    `${missing} is missing. Make sure to include the required polyfills.`,
  'internal-error': (what) => `Internal error: ${what}`,
};

/** A refusal of the object storage, or of a request that was never sent. `status` is 0 if there was no reply. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: `storage/${StorageCode}`;
  readonly status: number;
  /** The reason phrase of the reply: the only text of the server that a client shows. */
  readonly serverResponse: string | null;

  constructor(code: StorageCode, subject = '', status = 0, serverResponse: string | null = null) {
    super(`${sentences[code](subject)} (storage/${code})${serverResponse ? `\n${serverResponse}` : ''}`);
    this.code = `storage/${code}`;
    this.status = status;
    this.serverResponse = serverResponse;
  }
}
