import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Stores and returns bytes without accounts, checksums or records; each file is flushed to disk. */
const folder = process.env.BENCH_FOLDER ?? '';
createServer(async (request, response) => {
  const file = join(folder, 'bare.bin');
  if (request.method === 'POST') {
    await pipeline(request, createWriteStream(file, { flush: true }));
    response.end('{}');
    return;
  }
  await pipeline(createReadStream(file), response);
}).listen(Number(process.env.PORT));
