export { connectedPet, customerOfPet } from './connected-pet.ts';
export { connections } from './connection-functions.ts';
