import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeCbor } from '@clearpaw/protocol';

/** A device with one passkey that implements as much of WebAuthn as a server checks. */
export interface SoftAuthenticator {
  /** The response to `generate-register-options`. */
  register(challenge: string): object;
  /** The response to `generate-authenticate-options`. */
  authenticate(challenge: string): object;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

/** @param verifiesUser whether the device checks a fingerprint, a face or a PIN before responding */
export function softAuthenticator(origin: string, rpId: string, verifiesUser = true): SoftAuthenticator {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const flags = userPresent | (verifiesUser ? userVerified : 0);
  let counter = 0;
  const authData = (more: number, rest: Buffer) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    register(challenge) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, encodeCbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(withCredential, credential))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(encodeCbor(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    authenticate(challenge) {
      const client = clientData('webauthn.get', challenge);
      const data = authData(0, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
