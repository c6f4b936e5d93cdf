export { files } from './files.ts';
export { preparePhoto } from './prepare-photo.ts';
export { useObjectUrl } from './use-object-url.ts';
export { usePhotoUrl } from './use-photo-url.ts';
