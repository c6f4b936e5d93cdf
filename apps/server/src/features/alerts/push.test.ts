import { createDecipheriv, createECDH, hkdfSync, randomBytes, webcrypto } from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { pushDeviceTable } from '../../schema/alert.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { raiseAlert } from './index.ts';

const server = await useServer();
const { services } = server;

/** A push service as browsers use it, except for TLS; it answers as the test says. */
const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let answer = 201;
const service = http.createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
  reply.writeHead(answer).end();
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: () => void) =>
  http.request({ ...options, hostname: '127.0.0.1', port }, done)) as never);
afterAll(() => {
  vi.restoreAllMocks();
  service.close();
});
beforeEach(() => {
  received.length = 0;
  answer = 201;
});

/** The keys that a browser creates when it subscribes; the private one never leaves it. */
function buildBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  return { endpoint, keys, open: (body: Buffer) => open(body, { pair, publicKey, auth }) };
}

/** Decrypts the `aes128gcm` message by RFC 8291, without a library. */
function open(
  body: Buffer,
  own: { pair: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + theirs.length);
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.publicKey, theirs]);
  const secret = derive(own.pair.computeSecret(theirs), own.auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with a 2 and padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Whether the sender has the private key of the key that the browser subscribed with (RFC 8292). */
async function isSignedFor(headers: IncomingHttpHeaders, publicKey: string): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const raw = Buffer.from(publicKey, 'base64url');
  const known = await webcrypto.subtle.importKey('raw', raw, curve, false, ['verify']);
  const proof = [Buffer.from(signature, 'base64url'), Buffer.from(`${head}.${claims}`)] as const;
  const isTrue = await webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, ...proof);
  return isTrue && key === publicKey && aud === 'https://fcm.googleapis.com';
}

const wanted = { checked_in: { inApp: true, email: false, push: true } };
async function notify(person: TestPerson, petId: string): Promise<void> {
  const content = { name: 'checked_in', business: 'Barkside', pet: 'Biscuit' } as const;
  const draft = { uid: person.uid, kind: 'checked_in' as const, petId, content };
  await services.store.transaction((tx) => raiseAlert(tx, services, draft));
  await server.runJobs();
}

test('an alert is pushed encrypted to each subscribed browser, signed by us, without the body', async () => {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const [phone, desk] = [buildBrowser(), buildBrowser()];
  const { publicKey } = await server.call(maya, 'getPushKey', {});
  for (const { endpoint, keys } of [phone, desk])
    await server.call(maya, 'addPushDevice', { endpoint, keys });
  await notify(maya, pet.id);
  expect(received).toEqual([]);
  await server.call(maya, 'setAlertPreferences', { kinds: wanted });
  await notify(maya, pet.id);
  const [alert] = (await server.call(maya, 'listAlerts', {})).items;
  expect(received).toHaveLength(2);
  for (const browser of [phone, desk]) {
    const message = received.find(({ path }) => browser.endpoint.endsWith(path));
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(await isSignedFor(message?.headers ?? {}, publicKey)).toBe(true);
    expect(message?.body.includes('Biscuit')).toBe(false);
    const shown = JSON.parse(browser.open(message?.body ?? Buffer.alloc(0)));
    expect(shown).toEqual({
      id: alert?.id,
      title: 'Clearpaw',
      body: 'Biscuit was checked in at Barkside',
      path: `/pets/${pet.id}`,
    });
  }
  expect(() =>
    phone.open(received.find(({ path }) => desk.endpoint.endsWith(path))?.body ?? Buffer.alloc(0)),
  ).toThrow();
});

test('a browser whose subscription has ended is deleted; one whose service fails temporarily is tried again', async () => {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  await server.call(maya, 'setAlertPreferences', { kinds: wanted });
  const { endpoint, keys } = buildBrowser();
  await server.call(maya, 'addPushDevice', { endpoint, keys });
  answer = 503;
  await expect(notify(maya, pet.id)).rejects.toThrow();
  const devices = async () =>
    (await services.store.db.select().from(pushDeviceTable)).map((row) => row.endpoint);
  expect(await devices()).toContain(endpoint);
  answer = 410;
  await notify(maya, pet.id);
  expect(await devices()).not.toContain(endpoint);
});
