import { GalleryPage } from '../../features/gallery/index.ts';

export default GalleryPage;
