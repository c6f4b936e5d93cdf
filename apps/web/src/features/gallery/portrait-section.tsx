import { PortraitField } from '../../ui/pet/index.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { gallerySamplePets } from './sample-pets.ts';

/** Species and coats, each on its background color. */
export function PortraitSection() {
  return (
    <GalleryBlock title="Species and coats, on their blankets" bare className="lg:col-span-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-6">
        {Object.entries(gallerySamplePets).map(([name, appearance]) => (
          <PortraitField key={name} appearance={appearance} label={name} className="h-41 rounded-feature" />
        ))}
      </div>
    </GalleryBlock>
  );
}
