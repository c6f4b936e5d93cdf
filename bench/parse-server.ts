import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fillParse } from './parse-fixture.ts';
import { parseFunctions } from './parse-functions.ts';

/**
 * Parse Server with the same visit as cloud functions, in the way of its documentation: classes, queries and saved
 * objects. Started by run.ts as a separate process, if `npm run bench:peers` has installed it.
 */
const peers = createRequire(fileURLToPath(new URL('./peers/package.json', import.meta.url)));
// Read when it is loaded; it would write into the folder that the bench is started from.
process.env.PARSE_SERVER_LOGS_FOLDER = 'null';
const { ParseServer } = peers('parse-server');
const express = peers('express');
const { PORT, DATABASE_URL = '', BENCH_BUSINESS = '', BENCH_VISITORS = '[]' } = process.env;

const url = new URL(DATABASE_URL);
const [appId, masterKey] = ['bench', 'bench-master'];
const api = new ParseServer({
  ...{ appId, masterKey, databaseURI: url.href.replace('postgresql:', 'postgres:') },
  ...{
    serverURL: `http://127.0.0.1:${PORT}`,
    silent: true,
    logLevel: 'error',
    verbose: false,
    logsFolder: null,
  },
  // Cloud code works with the master key from this process.
  masterKeyIps: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
});
await api.start();
// From here on, cloud code reaches the database without a detour over HTTP.
const routes = api.app;
const Parse = peers('parse/node');
await fillParse(Parse, BENCH_BUSINESS, JSON.parse(BENCH_VISITORS));
parseFunctions(Parse);

const app = express();
// The load generator's calls have no headers of Parse.
app.use((request: { headers: Record<string, string> }, _: unknown, next: () => void) => {
  request.headers['x-parse-application-id'] = appId;
  next();
});
app.use('/', routes);
const server: Server = createServer(app);
server.listen(Number(PORT), '127.0.0.1');
