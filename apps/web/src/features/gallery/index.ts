/** Every part of the design system in every state. Development only. */
export { GalleryPage } from './gallery-page.tsx';
