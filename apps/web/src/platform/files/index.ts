/** Stored objects of anyone who is signed in. */
export { files } from './files.ts';
/** A photo as it is uploaded. */
export { preparePhoto } from './prepare-photo.ts';
/** An address a picture can be shown from. */
export { useObjectUrl } from './use-object-url.ts';
/** A pet's photo, read with the viewer's own token. */
export { usePhotoUrl } from './use-photo-url.ts';
