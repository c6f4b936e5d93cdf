import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Takes and gives bytes with nothing around them: no account, no sums, no record; each file is flushed to the disk. */
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
