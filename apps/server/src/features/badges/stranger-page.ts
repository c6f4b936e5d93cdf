import { parseBadgeCode, productName } from '@clearpaw/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { pet } from '../pets/pet.table.ts';
import { badge } from './badge.table.ts';

/**
 * What anybody sees who scans a badge with their own camera: whose it is by first name, and what the code is for. No
 * script at all, and nothing medical: whether the pet may come in is between its owner and the place.
 */
export function strangerRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/v/badge.css', (context) =>
    context.body(style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  routes.get('/v/:code', async (context) => {
    const name = await firstNameOf(services, context.req.param('code'));
    context.header('Cache-Control', 'private, no-store');
    context.header('X-Robots-Tag', 'noindex');
    return context.html(name === null ? unknownPage : pageOf(name), name === null ? 404 : 200);
  });
  return routes;
}

/** Revoked badges and those of pets that are not active say nothing, and neither do codes that nobody was given. */
async function firstNameOf({ store }: Services, text: string): Promise<string | null> {
  const code = parseBadgeCode(text);
  if (code === null) return null;
  const [row] = await store.db
    .select({ name: pet.name })
    .from(badge)
    .innerJoin(pet, eq(pet.id, badge.petId))
    .where(and(eq(badge.code, code), isNull(badge.revokedAt), eq(pet.state, 'active')));
  return row ? (row.name.trim().split(/\s+/)[0] ?? row.name) : null;
}

function pageOf(name: string): string {
  const shown = escaped(name);
  return page(
    `${shown}’s badge`,
    `<h1>This is ${shown}’s badge</h1>
<p>Places that welcome pets scan it at the door and see whether ${shown} may come in. It says nothing else about ${shown}.</p>
<p>Do you run such a place? Sign in and scan it there.</p>`,
  );
}

const unknownPage = page(
  'A badge',
  `<h1>This badge does not hold any more</h1>
<p>Its owner has made a newer one, or has put it away.</p>`,
);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${productName}</title>
<link rel="stylesheet" href="/v/badge.css">
</head>
<body>
<main>
<p class="mark">${productName}</p>
${body}
<p><a href="/login">Sign in</a></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (letter) => `&${names[letter]};`);
}

const style = `:root { color-scheme: light dark; --paper: oklch(0.985 0.008 95); --ink: oklch(0.22 0.02 165);
  --soft: oklch(0.41 0.02 162); --surface: oklch(0.998 0.003 95); --green: oklch(0.43 0.085 165); --on: oklch(0.99 0.008 95);
  --ring: oklch(0.80 0.16 80); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.205 0.014 168); --ink: oklch(0.96 0.01 95);
  --soft: oklch(0.815 0.014 120); --surface: oklch(0.248 0.017 168); --green: oklch(0.745 0.10 163);
  --on: oklch(0.20 0.03 167); } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 Inter, system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100% - 2.5rem, 30rem); margin: 2rem 0; padding: 3rem 1.5rem 2rem; text-align: center;
  background: var(--surface); border-radius: 2.5rem; box-shadow: 0 32px 64px -20px rgb(23 33 29 / 26%); position: relative; }
main::before { content: ""; position: absolute; top: 1rem; left: 50%; width: 1rem; height: 1rem; margin-left: -0.75rem;
  border: 0.25rem solid var(--ring); border-radius: 50%; }
h1 { font-size: 2.125rem; line-height: 1.15; letter-spacing: -0.03em; text-wrap: balance; overflow-wrap: anywhere; }
p { color: var(--soft); }
.mark { font-weight: 700; color: var(--ink); }
a { display: inline-block; min-height: 3rem; padding: 0 1.5rem; line-height: 3rem; border-radius: 0.875rem; font-weight: 600;
  background: var(--green); color: var(--on); text-decoration: none; }
a:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
`;
