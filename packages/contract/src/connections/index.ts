/** A connection as its business sees it. */
export { connectedPet, customerOfPet } from './connected-pet.ts';
/** The functions of connections between pets and businesses. */
export { connections } from './connection-functions.ts';
