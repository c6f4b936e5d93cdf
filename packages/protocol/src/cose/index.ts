export { type CoseSign1, isSignedBy, readCose, type SigningKey, signCose } from './cose-sign1.ts';
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
