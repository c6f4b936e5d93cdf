/** CBOR in its one deterministic form. */
export { type CborValue, decodeCbor, encodeCbor } from './cbor.ts';
