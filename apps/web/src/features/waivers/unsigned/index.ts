export { unsignedMessages } from './messages.gen.ts';
export { SignedProgress } from './signed-progress.tsx';
export { UnsignedPets } from './unsigned-pets.tsx';
