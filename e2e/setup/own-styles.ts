import { expect, inject } from 'vitest';

async function read(path: string): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** A page that is rendered with styles of its own has those of the app later: until then it must lack none of its classes. */
export async function expectOwnStyles(address: string): Promise<void> {
  const html = await read(address);
  const own = html.match(/<link rel="stylesheet" href="(\/assets\/business-page-[^"]*\.css)">/)?.[1] ?? '';
  const later = html.match(/"(\/assets\/app-[^"]*\.css)"/)?.[1] ?? '';
  const [first, whole] = await Promise.all([read(own), read(later)]);
  const body = html.slice(html.indexOf('<body'));
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const missing = [...classes].filter((name) => hasRule(whole, name) && !hasRule(first, name));
  expect(classes.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
}

/** Signs of a class name are escaped in a selector. */
function hasRule(css: string, name: string): boolean {
  const selector = `.${name.replace(/[^\w-]/g, (sign) => `\\${sign}`)}`;
  for (let at = css.indexOf(selector); at >= 0; at = css.indexOf(selector, at + 1))
    if (!/[\w\\-]/.test(css[at + selector.length] ?? '')) return true;
  return false;
}
