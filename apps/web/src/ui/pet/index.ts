/** A pet, round, with its verdict where it has one to show. */
export { type AvatarSize, PetAvatar } from './pet-avatar.tsx';
/** One pet by picture, word, sentence and action. */
export { PetCard } from './pet-card.tsx';
/** Pets peeking over an edge. */
export { PetGroup } from './pet-group.tsx';
/** A pet's face: its photo, else its drawing. */
export { type PetIdentity, PetPhoto } from './pet-photo.tsx';
/** The pet in its door, on its blanket. */
export { PortraitField } from './portrait-field.tsx';
