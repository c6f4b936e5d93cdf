import type { TestCaller } from './calls.ts';

/** Uploads a photo in one request, using the storage protocol. */
export async function storePhoto(url: string, caller: TestCaller, path: string, jpeg: Buffer): Promise<void> {
  const part = (type: string) => `--part\r\nContent-Type: ${type}\r\n\r\n`;
  const head = `${part('application/json')}${JSON.stringify({ contentType: 'image/jpeg' })}\r\n${part('image/jpeg')}`;
  const body = Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\r\n--part--')]);
  const reply = await fetch(`${url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${caller?.token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=part',
    },
    body: new Uint8Array(body),
  });
  if (!reply.ok) throw new Error(`The photo was refused: ${reply.status} ${await reply.text()}`);
}
