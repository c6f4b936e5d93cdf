export { type AvatarSize, PetAvatar } from './pet-avatar.tsx';
export { PetCard } from './pet-card.tsx';
export { PetGroup } from './pet-group.tsx';
export { type PetIdentity, PetPhoto } from './pet-photo.tsx';
export { PortraitField } from './portrait-field.tsx';
