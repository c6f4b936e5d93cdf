export { type AvatarSize, PetAvatar } from './pet-avatar.tsx';
export { PetCard, PetCardSkeleton } from './pet-card.tsx';
export { PetGroup } from './pet-group.tsx';
export { type PetIdentity, PetPhoto } from './pet-photo.tsx';
export { PortraitField } from './portrait-field.tsx';
export { SpeciesTiles, speciesTileStyle } from './species-tiles.tsx';
