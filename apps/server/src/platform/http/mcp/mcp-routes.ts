import type { CallToolResult, Server } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { anyOrigin, type CallableParts, keepToLimits, limitBody, readProgram } from '../callable/index.ts';
import { setHeaders } from '../outgoing.ts';
import { type Program, toolsOf } from './mcp-tools.ts';

interface McpParts extends CallableParts {
  /** The product's name. */
  readonly title: string;
}

interface McpServing {
  readonly version: string;
  /** Serves a request as if it had come from outside. */
  readonly send: (request: Request, env: unknown) => Response | Promise<Response>;
}

const instructions =
  'Asks a pet care business’s Clearpaw whether pets meet its requirements, and plans visits. Days are written as 2026-11-23. ' +
  'Ask getCompliance before you plan a visit. An answer that was refused says why.';

/**
 * `/mcp` for assistants: the Model Context Protocol over HTTP, without sessions. A tool is a function of the contract,
 * and calling it is the same as any program's call, with the same checks, limits and audit entries.
 */
export function mcpRoutes(parts: McpParts, serving: McpServing): Hono {
  const routes = new Hono();
  routes.use('/mcp', anyOrigin);
  routes.all('/mcp', limitBody, async (context) => {
    setHeaders(context, [['Cache-Control', 'no-store']]);
    const program = await readProgram(parts, context).catch((problem) => {
      const { publicUrl } = parts.services.config;
      const metadata = `${publicUrl}/.well-known/oauth-protected-resource/mcp`;
      context.header('WWW-Authenticate', `Bearer resource_metadata="${metadata}"`);
      throw problem;
    });
    const { createMcpHandler, Server } = await import('@modelcontextprotocol/server');
    const about = { name: parts.title.toLowerCase(), title: parts.title, version: serving.version };
    const make = () => {
      const server = new Server(about, { capabilities: { tools: {} }, instructions });
      return withTools(server, parts, serving, context, program);
    };
    const handler = createMcpHandler(make, { maxSubscriptions: 0 });
    return handler.fetch(context.req.raw);
  });
  return routes;
}

function withTools(
  server: Server,
  parts: McpParts,
  serving: McpServing,
  context: Context,
  program: Program,
): Server {
  server.setRequestHandler('tools/list', async () => {
    await keepToLimits(parts, context, null, program);
    return { tools: toolsOf(parts.definitions, program) };
  });
  server.setRequestHandler('tools/call', ({ params }) => callTool(serving, context, params));
  return server;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: object;
}

async function callTool(
  { send }: McpServing,
  { req, env }: Context,
  { name, arguments: data = {} }: { readonly name: string; readonly arguments?: object | undefined },
): Promise<CallToolResult> {
  const headers = new Headers(req.raw.headers);
  headers.set('content-type', 'application/json');
  for (const header of ['accept', 'content-length', 'transfer-encoding']) headers.delete(header);
  const init = { method: 'POST', headers, body: JSON.stringify({ data }), signal: req.raw.signal };
  const url = new URL(`/functions/${encodeURIComponent(name)}`, req.url);
  const reply = await send(new Request(url, init), env);
  const { result, error } = (await reply.json()) as Answer;
  const text = JSON.stringify(error ?? result);
  return { content: [{ type: 'text', text }], ...(error ? { isError: true } : {}) };
}
