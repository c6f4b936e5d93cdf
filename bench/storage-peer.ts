import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getBytes,
  getStorage,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { keepResult, median, rounded } from './keep-result.ts';
import { serve } from './serve.ts';

const MiB = 1024 * 1024;
const goal = 2;
const peers = fileURLToPath(new URL('./peers', import.meta.url));
const installed = join(peers, 'node_modules/firebase-tools/package.json');

/** Who is asked, by the published client, for which object. */
interface Side {
  readonly app: FirebaseApp;
  readonly target: StorageReference;
}

/** The published client against our server, and against the emulator of those who publish it. */
export async function compareWithEmulator(
  ours: { readonly port: number; readonly token: string; readonly path: string },
  bytes: Uint8Array,
  rounds: number,
): Promise<void> {
  if (!existsSync(installed)) {
    console.log('The storage emulator of firebase-tools: run npm run bench:peers first.');
    return;
  }
  const emulator = await serve('emulator', './emulator.ts', { HOME: process.env.HOME ?? '' });
  const sides = { ours: connect('ours', ours.port, ours), theirs: connect('theirs', emulator.port, ours) };
  const kinds = {
    upload: async ({ target }: Side) => void (await uploadBytesResumable(target, bytes)),
    download: async ({ target }: Side) => void (await getBytes(target)),
  };
  try {
    for (const side of Object.values(sides)) for (const run of Object.values(kinds)) await run(side);
    for (const [kind, run] of Object.entries(kinds)) {
      const measured: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
      for (let round = 0; round < rounds; round += 1) {
        measured.ours.push(await speedOf(() => run(sides.ours), bytes.length));
        measured.theirs.push(await speedOf(() => run(sides.theirs), bytes.length));
      }
      const [our, their] = [median(measured.ours), median(measured.theirs)];
      const ratio = rounded(our / their, 2);
      console.log(
        `${kind} by the published client: ${rounded(our, 0)} MiB/s, emulator ${rounded(their, 0)} MiB/s, ratio ${ratio}, goal at least ${goal}.`,
      );
      await keepResult(`storage-emulator-${kind}`, { measured, ratio, goal });
    }
  } finally {
    await Promise.all(Object.values(sides).map(({ app }) => deleteApp(app)));
    await emulator.stop();
  }
}

function connect(name: string, port: number, { token, path }: { token: string; path: string }): Side {
  const options = { projectId: 'demo', apiKey: 'none', appId: 'none', storageBucket: 'clearpaw' };
  const app = initializeApp(options, name);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port, { mockUserToken: token });
  return { app, target: ref(storage, path) };
}

async function speedOf(run: () => Promise<void>, size: number): Promise<number> {
  const begun = performance.now();
  await run();
  return size / MiB / ((performance.now() - begun) / 1000);
}
