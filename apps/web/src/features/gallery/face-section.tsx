import { BusinessTile, PersonTile } from '../../ui/business/index.ts';
import { PetAvatar, PetGroup, PortraitField } from '../../ui/pet/index.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { gallerySamplePets } from './sample-pets.ts';

/** Avatars, tiles, the arch and the group that peeks. */
export function FaceSection() {
  return (
    <GalleryBlock title="Avatars, tiles, arch, group" className="lg:col-span-5">
      <div className="flex flex-wrap items-center gap-4">
        <PetAvatar appearance={gallerySamplePets.luna} size={64} verdict="ok" verdictLabel="Good to go" />
        <PetAvatar
          appearance={gallerySamplePets.frankie}
          size={64}
          verdict="soon"
          verdictLabel="Good for now"
        />
        <PetAvatar appearance={gallerySamplePets.ziggy} size={52} verdict="stop" verdictLabel="Not today" />
        <PetAvatar appearance={gallerySamplePets.mystery} size={52} verdict="wait" verdictLabel="In review" />
        <PetAvatar appearance={gallerySamplePets.otis} size={40} />
        <PetAvatar appearance={gallerySamplePets.cleo} size={24} />
        <BusinessTile monogram="HH" hue="marigold" />
        <BusinessTile monogram="LA" hue="lilac" />
        <BusinessTile monogram="AP" hue="apricot" />
        <BusinessTile monogram="MI" hue="mist" />
        <PersonTile initials="MO" />
        <PortraitField appearance={gallerySamplePets.rue} className="h-40 w-52 rounded-pet" label="Rue" />
      </div>
      <PetGroup
        className="mt-6 h-36"
        looks={[
          gallerySamplePets.gus,
          gallerySamplePets.mango,
          gallerySamplePets.tofu,
          gallerySamplePets.frankie,
          gallerySamplePets.nugget,
          gallerySamplePets.domino,
        ]}
      />
      <div className="h-10 rounded-t-brand bg-deeper" />
    </GalleryBlock>
  );
}
