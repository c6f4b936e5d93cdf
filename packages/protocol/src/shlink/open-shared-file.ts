import { fromBase64Url } from './base64-url.ts';

/**
 * Decrypts a file of a link: a compact JWE with `dir` and `A256GCM`, whose text may be compressed. Null if the key is a
 * different one, or a single bit was changed.
 */
export async function openSharedFile(jwe: string, key: string): Promise<string | null> {
  const [header = '', wrappedKey, nonce = '', body = '', tag = '', ...more] = jwe.trim().split('.');
  const parts = [header, key, nonce, body, tag].map(fromBase64Url);
  const [head, secret, iv, sealed, seal] = parts;
  if (wrappedKey !== '' || more.length > 0 || !head || !secret || !iv || !sealed || !seal) return null;
  const stated = readHeader(head);
  if (!stated) return null;
  const data = new Uint8Array(sealed.length + seal.length);
  data.set(sealed);
  data.set(seal, sealed.length);
  try {
    const opener = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt']);
    const additionalData = new TextEncoder().encode(header);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, opener, data);
    return await textOf(plain, stated.compressed);
  } catch {
    return null;
  }
}

function readHeader(bytes: Uint8Array): { readonly compressed: boolean } | null {
  try {
    const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    if (alg !== 'dir' || enc !== 'A256GCM' || (zip !== undefined && zip !== 'DEF')) return null;
    return { compressed: zip === 'DEF' };
  } catch {
    return null;
  }
}

function textOf(plain: ArrayBuffer, compressed: boolean): Promise<string> {
  const stream = new Blob([plain]).stream();
  return new Response(
    compressed ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream,
  ).text();
}
