import { html } from 'hono/html';
import { type ApiAbout, type Definitions, schemasOf } from './open-api-document.ts';

/** Every function on one page: its input, its output, and whether it needs a sign-in. */
export function docsPage(definitions: Definitions, { title, version, url }: ApiAbout) {
  const names = Object.keys(definitions).sort();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API of ${title}</title>
<link rel="stylesheet" href="/docs/api/style.css">
</head>
<body>
<header>
<h1>API of ${title}</h1>
<p>Version ${version}. For programs: <a href="/openapi.json">openapi.json</a>. <a href="/help/developers/quick-start">Quick start and guides</a>.</p>
</header>
<main>
<h2>How to call</h2>
<pre tabindex="0">curl ${url}/functions/getProfile -H 'Authorization: Bearer …' -H 'Content-Type: application/json' -d '{"data":{}}'</pre>
<p>A token comes from <code>GET /api/auth/token</code> after signing in. The reply is <code>{"result": …}</code> or
<code>{"error": {"status", "message", "details"}}</code>. Streams are asked for with
<code>Accept: text/event-stream</code>.</p>
<h2 id="functions">${names.length} functions</h2>
<nav aria-label="Functions"><ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${names.map((name) => functionSection(name, definitions))}
</main>
</body>
</html>`;
}

function functionSection(name: string, definitions: Definitions) {
  const definition = definitions[name];
  if (!definition) return '';
  const { input, output } = schemasOf(definition);
  const notes = [
    definition.kind === 'stream' ? 'stream' : 'one answer',
    definition.signIn ? 'signed in' : 'anyone',
    ...(definition.scope === null ? [] : [`API key with ${definition.scope}`]),
  ];
  return html`<section id="${name}" aria-labelledby="${name}-name">
<h3 id="${name}-name">${name} <small>${notes.join(', ')}</small></h3>
<p>${definition.summary}</p>
<p><code>POST /functions/${name}</code></p>
<details><summary>Takes</summary><pre tabindex="0">${JSON.stringify(input, null, 2)}</pre></details>
<details><summary>Answers</summary><pre tabindex="0">${JSON.stringify(output, null, 2)}</pre></details>
</section>`;
}

export const docsStyle = `:root { color-scheme: light dark; --line: #d8d2c4; --code: #f3efe4; --link: #1b5e43; }
@media (prefers-color-scheme: dark) { :root { --line: #34413b; --code: #18221d; --link: #8fd3b3; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
a { color: var(--link); }
nav ul { columns: 14rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .35rem 0; }
section { border-top: 1px solid var(--line); padding: .5rem 0 1rem; }
table { border-collapse: collapse; }
.wide { overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
h3 { margin: .75rem 0 .25rem; }
small { font-weight: normal; opacity: .75; }
summary { cursor: pointer; padding: .5rem 0; }
code, pre { font: 14px/1.5 ui-monospace, monospace; background: var(--code); border-radius: 6px; }
code { padding: .1rem .3rem; }
pre { padding: .75rem 1rem; overflow: auto; max-height: 28rem; }
`;
