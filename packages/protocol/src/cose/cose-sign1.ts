import { type CborValue, decodeCbor, encodeCbor } from '../cbor/index.ts';
import { isEs256By, signEs256, type WebKey } from './es256.ts';

/** A parsed COSE_Sign1 (RFC 9052); nothing in it is verified yet. */
export interface CoseSign1 {
  readonly kid: Uint8Array;
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
  readonly protectedHeader: Uint8Array;
}

export interface SigningKey {
  /** Identifies the key to verify with. */
  readonly kid: Uint8Array;
  readonly key: WebKey;
}

const sign1Tag = 0xd2;
const alg = 1;
const kid = 4;
const es256 = -7;

/** Signs a payload. All headers are protected and the unprotected map is empty, so that everything is signed. */
export async function signCose(payload: Uint8Array, by: SigningKey): Promise<Uint8Array<ArrayBuffer>> {
  const header = encodeCbor(
    new Map<number, CborValue>([
      [alg, es256],
      [kid, by.kid],
    ]),
  );
  const signature = await signEs256(by.key, bytesToSign(header, payload));
  return new Uint8Array([sign1Tag, ...encodeCbor([header, new Map(), payload, signature])]);
}

/** Parses a message; null unless it is a COSE_Sign1 of exactly the form that `signCose` writes. */
export function readCose(bytes: Uint8Array): CoseSign1 | null {
  if (bytes[0] !== sign1Tag) return null;
  const parts = decodeCbor(bytes.subarray(1));
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [protectedHeader, unprotected, payload, signature] = parts as readonly CborValue[];
  if (!(unprotected instanceof Map) || unprotected.size !== 0) return null;
  if (!(protectedHeader instanceof Uint8Array && payload instanceof Uint8Array)) return null;
  if (!(signature instanceof Uint8Array) || signature.length !== 64) return null;
  const header = decodeCbor(protectedHeader);
  if (!(header instanceof Map) || header.size !== 2 || header.get(alg) !== es256) return null;
  const name = header.get(kid);
  return name instanceof Uint8Array ? { kid: name, payload, signature, protectedHeader } : null;
}

/** Whether the message was signed with this key. */
export function isSignedBy(message: CoseSign1, key: WebKey): Promise<boolean> {
  return isEs256By(key, message.signature, bytesToSign(message.protectedHeader, message.payload));
}

/** The Sig_structure of RFC 9052, section 4.4, without external data. */
function bytesToSign(header: Uint8Array, payload: Uint8Array): Uint8Array {
  return encodeCbor(['Signature1', header, new Uint8Array(), payload]);
}
