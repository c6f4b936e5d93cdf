import { isHeldByDocument, mayReadDocument } from '../features/documents/index.ts';
import { findPhotoPath, mayReadPhoto } from '../features/pets/index.ts';
import type { TokenReader } from '../platform/auth/index.ts';
import type { Services } from '../platform/http/index.ts';
import type { StorageQuestions } from '../platform/objects/index.ts';

/** What the storage asks the product: who besides the owner may read an object, and what it belongs to. */
export function storageQuestions(services: Services, readToken: TokenReader): StorageQuestions {
  return {
    readToken,
    mayRead: async (uid, place) => {
      if (place.purpose === 'files') return false;
      return place.purpose === 'photos'
        ? mayReadPhoto(services, uid, place.path)
        : mayReadDocument(services, uid, place);
    },
    findRealPath: (name) => findPhotoPath(services, name),
    isHeld: (place) => isHeldByDocument(services, place),
  };
}
