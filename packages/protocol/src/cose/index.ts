/** Signed messages: COSE_Sign1 with ES256. */
export { type CoseSign1, isSignedBy, readCose, type SigningKey, signCose } from './cose-sign1.ts';
/** ECDSA on P-256, by WebCrypto. */
export {
  importPoint,
  isEs256By,
  makeKeyPair,
  type PublicPoint,
  pointOf,
  signEs256,
  type WebKey,
  type WebKeyPair,
} from './es256.ts';
