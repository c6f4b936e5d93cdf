export { type CborValue, decodeCbor, encodeCbor } from './cbor.ts';
