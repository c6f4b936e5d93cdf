import { isHeldByDocument, mayReadDocument } from '../features/documents/index.ts';
import { findPhotoPath, mayReadPhoto } from '../features/pets/index.ts';
import type { TokenReader } from '../platform/auth/index.ts';
import type { Services } from '../platform/http/index.ts';
import type { StorageQuestions } from '../platform/objects/index.ts';

/** The storage's questions to the product: who besides the owner may read an object, and what the object belongs to. */
export function storageAccess(services: Services, readToken: TokenReader): StorageQuestions {
  return {
    readToken,
    mayRead: async (uid, path) => {
      if (path.purpose === 'files' || path.purpose === 'archives') return false;
      return path.purpose === 'photos'
        ? mayReadPhoto(services, uid, path.path)
        : mayReadDocument(services, uid, path);
    },
    findRealPath: (name) => findPhotoPath(services, name),
    isHeld: (path) => isHeldByDocument(services, path),
  };
}
