import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type BookedStay, book, listKnownPets } from './bookings.ts';
import { VerdictChanges } from './changes.ts';
import { ClearpawError, createClearpaw } from './clearpaw.ts';
import { Connection } from './connection.ts';

const {
  CLEARPAW_URL = 'http://localhost:3000',
  CLIENT_ID = '',
  CLIENT_SECRET = '',
  WEBHOOK_SECRET,
} = process.env;
const port = Number(process.env.PORT ?? 4000);
const ownUrl = process.env.OWN_URL ?? `http://localhost:${port}`;
const connection = new Connection({
  clearpawUrl: CLEARPAW_URL,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  redirectUri: `${ownUrl}/clearpaw`,
});
const clearpaw = createClearpaw(CLEARPAW_URL, connection);
const changes = WEBHOOK_SECRET ? new VerdictChanges(WEBHOOK_SECRET) : null;
/** Started connections, by their state. A real booking system stores this in the person's session. */
const begun = new Map<string, { readonly state: string; readonly verifier: string }>();

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const pages: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>> = {
  'GET /': (_, response) => {
    const connected = connection.isOpen;
    const body = connected ? '<p>Connected.</p>' : '<p><a href="/connect">Connect Clearpaw</a></p>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><h1>Bookings</h1>${body}`);
  },
  'GET /connect': async (_, response) => {
    const { address, ...rest } = await connection.begin();
    begun.set(rest.state, rest);
    response.writeHead(302, { location: address }).end();
  },
  'GET /clearpaw': async (request, response) => {
    const returned = new URL(request.url ?? '', ownUrl);
    const state = returned.searchParams.get('state') ?? '';
    const known = begun.get(state);
    begun.delete(state);
    if (!known) return json(response, 400, { error: 'This was not begun here.' });
    await connection.finish(returned, known);
    response.writeHead(302, { location: '/' }).end();
  },
  'GET /pets': async (_, response) =>
    json(response, 200, await listKnownPets(clearpaw, connection.business())),
  'POST /bookings': async (request, response) => {
    const stay = JSON.parse(await read(request)) as BookedStay;
    json(response, 200, await book(clearpaw, connection.business(), stay));
  },
  'GET /verdict': (request, response) => {
    const petId = new URL(request.url ?? '', ownUrl).searchParams.get('petId') ?? '';
    json(response, 200, { verdict: changes?.verdictOf(petId) ?? null });
  },
  'POST /hooks': async (request, response) => {
    const body = await read(request);
    try {
      changes?.hear(body, request.headers as Record<string, string>);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  },
};

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

createServer(async (request, response) => {
  const path = new URL(request.url ?? '', ownUrl).pathname;
  const page = pages[`${request.method} ${path}`];
  try {
    if (page) await page(request, response);
    else json(response, 404, { error: 'There is no such page.' });
  } catch (problem) {
    const status = problem instanceof ClearpawError ? 502 : 500;
    json(response, status, { error: (problem as Error).message });
  }
}).listen(port, () => console.log(`The booking example is at ${ownUrl}`));
