/** The functions of connections between pets and businesses. */
export { connections } from './connection-functions.ts';
