import { createHash, randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { answerTo, count, differences, type FunctionClass, settledFaults } from './function-class.ts';
import type { Rig } from './rig.ts';

type Headers = Readonly<Record<string, string>>;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Putting the pieces of an upload together may take a storage longer (docs/guides/operate.md). */
const composingSeconds = 40;

/** A person with a path of their own and what is to be stored there. */
async function prepareFile(rig: Rig) {
  const owner = await rig.server.owner();
  const path = `users/${owner.uid}/files/paper`;
  const bytes = randomBytes(40_000);
  const address = `${rig.server.url}/v0/b/clearpaw/o/${encodeURIComponent(path)}`;
  const authorization = { authorization: `Bearer ${owner.token}` };
  const store = () =>
    rig.server.services.objects.write({
      ...{ path, ownerId: owner.uid, bytes },
      contentType: 'application/octet-stream',
    });
  return { owner, path, bytes, address, authorization, store };
}

type File = Awaited<ReturnType<typeof prepareFile>>;

/** One row, whose bytes are there and those that were sent. */
async function wrongWith(rig: Rig, { owner, path, bytes, address, authorization }: File) {
  const reply = await fetch(`${address}?alt=media`, { headers: authorization });
  const stored = new Uint8Array(await reply.arrayBuffer());
  return differences({
    rows: [await count(rig, 'stored_object where path = $1', path), 1],
    bytes: [sha256(stored), sha256(bytes)],
    used: [await count(rig, `storage_usage where owner_id = $1 and bytes = ${bytes.length}`, owner.uid), 1],
  });
}

const upload: FunctionClass = {
  name: 'upload in one request',
  uses: ['database', 'storage'],
  limitSeconds: composingSeconds,
  async prepare(rig) {
    const file = await prepareFile(rig);
    const url = `${rig.server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(file.path)}`;
    const headers = { ...file.authorization, 'content-type': 'application/octet-stream' };
    return {
      ask: () => answerTo(() => fetch(url, { method: 'POST', headers, body: file.bytes })),
      findFaults: () => wrongWith(rig, file),
    };
  },
};

/** As our client and Firebase's send: they begin, ask how much has arrived, and send the rest. */
const resumableUpload: FunctionClass = {
  name: 'resumable upload',
  uses: ['database', 'storage'],
  limitSeconds: composingSeconds,
  async prepare(rig) {
    const file = await prepareFile(rig);
    const url = `${rig.server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(file.path)}`;
    let session: string | null = null;
    const took: number[] = [];
    const send = async (to: string, headers: Headers, body?: Uint8Array<ArrayBuffer>) => {
      const begun = performance.now();
      const all = { ...file.authorization, ...headers };
      const reply = await fetch(to, { method: 'POST', headers: all, ...(body && { body }) });
      took.push((performance.now() - begun) / 1000);
      return reply;
    };
    const command = (name: string, more: Headers = {}) => ({ 'x-goog-upload-command': name, ...more });
    const sendRest = async () => {
      if (session === null) {
        const begun = await send(url, command('start', { 'x-goog-upload-protocol': 'resumable' }));
        if (!begun.ok) return begun;
        session = begun.headers.get('x-goog-upload-url') ?? '';
      }
      const state = await send(session, command('query'));
      if (!state.ok) return state;
      const offset = state.headers.get('x-goog-upload-size-received') ?? '0';
      const rest = new Uint8Array(file.bytes.subarray(Number(offset)));
      return send(session, command('upload, finalize', { 'x-goog-upload-offset': offset }), rest);
    };
    // The limit holds for each request.
    const ask = async () => ({ ...(await answerTo(sendRest)), seconds: Math.max(...took.splice(0)) });
    return { ask, findFaults: () => wrongWith(rig, file) };
  },
};

const download: FunctionClass = {
  name: 'download',
  uses: ['database', 'storage'],
  mayBreakOff: true,
  async prepare(rig) {
    const file = await prepareFile(rig);
    await file.store();
    return {
      ask: () =>
        answerTo(async () => {
          const reply = await fetch(`${file.address}?alt=media`, { headers: file.authorization });
          const bytes = new Uint8Array(await reply.arrayBuffer());
          if (reply.ok && sha256(bytes) !== sha256(file.bytes))
            return new Response('wrong bytes', { status: 500 });
          return new Response(reply.ok ? 'the bytes' : bytes, reply);
        }),
      findFaults: () => wrongWith(rig, file),
    };
  },
};

const deletion: FunctionClass = {
  name: 'deletion of a file',
  uses: ['database', 'storage'],
  needsLater: ['storage'],
  async prepare(rig) {
    const file = await prepareFile(rig);
    await file.store();
    const { rows } = await rig.server.services.store.pool.query<{ key: string }>(
      'select byte_key as key from stored_object where path = $1',
      [file.path],
    );
    const byteKey = rows[0]?.key ?? '';
    const remove = async () => {
      const reply = await fetch(file.address, { method: 'DELETE', headers: file.authorization });
      // A repeat finds nothing: that is what was asked for.
      return reply.status === 404 ? new Response('gone', { status: 200 }) : reply;
    };
    return {
      ask: () => answerTo(remove),
      findFaults: () => settledFaults(() => leftOf(rig, file, byteKey)),
    };
  },
};

async function leftOf(rig: Rig, { path }: File, byteKey: string): Promise<string[]> {
  const { objects, clock } = rig.server.services;
  await objects.collect(clock.now()).catch(() => {});
  const bytes = await objects.read({ byteKey }).then(
    (stream) => {
      stream.destroy();
      return 'there';
    },
    () => 'gone',
  );
  return differences({
    rows: [await count(rig, 'stored_object where path = $1', path), 0],
    waiting: [await count(rig, 'byte_garbage where byte_key = $1', byteKey), 0],
    bytes: [bytes, 'gone'],
  });
}

const wholeExport: FunctionClass = {
  name: 'export of everything',
  uses: ['database', 'storage'],
  mayBreakOff: true,
  async prepare(rig) {
    const file = await prepareFile(rig);
    await file.store();
    const { url } = await rig.server.call(file.owner, 'exportMyData', { format: 'zip' });
    const own = url.replace(rig.server.services.config.publicUrl, rig.server.url);
    return {
      ask: () =>
        answerTo(async () => {
          const reply = await fetch(own);
          const bytes = new Uint8Array(await reply.arrayBuffer());
          if (!reply.ok) return new Response(bytes, reply);
          return isWhole(bytes, file.bytes)
            ? new Response('whole')
            : new Response('not whole', { status: 500 });
        }),
      findFaults: async () => [],
    };
  },
};

/** Whether the archive has the file; one that says that a file is missing says so to its reader. */
function isWhole(zip: Uint8Array, file: Uint8Array): boolean {
  const entries = unzipSync(zip);
  if (Object.values(entries).some((entry) => sha256(entry) === sha256(file))) return true;
  const manifest = JSON.parse(new TextDecoder().decode(entries['manifest.json'])) as { missing: unknown[] };
  return manifest.missing.length === 1;
}

export const fileClasses = [upload, resumableUpload, download, deletion, wholeExport];
