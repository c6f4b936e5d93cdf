import {
  type DataFormat,
  type ObjectMetadata,
  readFormatted,
  refuseRoot,
  StorageError,
  type WritableMetadata,
} from '@clearpaw/protocol';
import {
  deleteObject,
  getBlob,
  getDownloadUrl,
  getMetadata,
  getThumbnail,
  listAllObjects,
  listObjects,
  updateMetadata,
} from './object-requests.ts';
import type { StorageParts } from './storage-parts.ts';
import { uploadRequests } from './upload-requests.ts';
import { startUpload, type UploadTask } from './upload-task.ts';

type WithoutParts<F> = F extends (parts: StorageParts, ...rest: infer R) => infer A
  ? (...rest: R) => A
  : never;

/** The object storage of one bucket. Every refusal is a `StorageError`. */
export interface ObjectStorage {
  /** Uploads step by step, with progress; `sessionUrl` continues an upload that a reload interrupted. */
  upload(path: string, data: Blob, metadata?: WritableMetadata, sessionUrl?: string | null): UploadTask;
  /** Uploads in one request, whatever the size. */
  uploadWhole(path: string, data: Blob, metadata?: WritableMetadata): Promise<ObjectMetadata>;
  uploadString(
    path: string,
    text: string,
    format?: DataFormat,
    metadata?: WritableMetadata,
  ): Promise<ObjectMetadata>;
  getMetadata: WithoutParts<typeof getMetadata>;
  updateMetadata: WithoutParts<typeof updateMetadata>;
  deleteObject: WithoutParts<typeof deleteObject>;
  getDownloadUrl: WithoutParts<typeof getDownloadUrl>;
  getBlob: WithoutParts<typeof getBlob>;
  getThumbnail: WithoutParts<typeof getThumbnail>;
  list: WithoutParts<typeof listObjects>;
  listAll: WithoutParts<typeof listAllObjects>;
}

export function createStorage(parts: StorageParts): ObjectStorage {
  for (const ms of [parts.maxOperationRetryMs, parts.maxUploadRetryMs]) {
    if (ms !== undefined && !(ms >= 0)) {
      throw new StorageError('invalid-argument', "Invalid value for 'time'. Expected 0 or greater.");
    }
  }
  const uploadWhole: ObjectStorage['uploadWhole'] = async (path, data, metadata = {}) => {
    refuseRoot(path, 'uploadBytes');
    return uploadRequests(parts, { path, data, metadata }).whole(new AbortController().signal, () => {});
  };
  return {
    upload(path, data, metadata = {}, sessionUrl = null) {
      refuseRoot(path, 'uploadBytesResumable');
      return startUpload(parts, { path, data, metadata }, sessionUrl);
    },
    uploadWhole,
    async uploadString(path, text, format = 'raw', metadata = {}) {
      refuseRoot(path, 'uploadString');
      const { bytes, contentType } = readFormatted(format, text);
      const named = contentType === null ? {} : { contentType };
      return uploadWhole(path, new Blob([bytes]), { ...named, ...metadata });
    },
    getMetadata: (...rest) => getMetadata(parts, ...rest),
    updateMetadata: (...rest) => updateMetadata(parts, ...rest),
    deleteObject: (...rest) => deleteObject(parts, ...rest),
    getDownloadUrl: (...rest) => getDownloadUrl(parts, ...rest),
    getBlob: (...rest) => getBlob(parts, ...rest),
    getThumbnail: (...rest) => getThumbnail(parts, ...rest),
    list: (...rest) => listObjects(parts, ...rest),
    listAll: (...rest) => listAllObjects(parts, ...rest),
  };
}
