import { posix } from 'node:path';
import type { Import } from './imports.ts';
import { allowed, type Layer, layerOf, layerReasons } from './layers.ts';
import type { SourceFile } from './source-files.ts';

/** Every import that goes against the dependency rules in ARCHITECTURE.md. */
export function checkDependencies(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => checkTestCode(one) ?? checkApps(one) ?? checkLayers(one));
}

function checkTestCode(one: Import): string[] | null {
  if (!/(^|\/)(test|e2e)\//.test(one.to) || one.isTest) return null;
  return [`${one.from} imports ${one.to}: only tests may import test code`];
}

/** Server and web meet on the wire alone, in tests too: shared test data lives in a package. */
function checkApps({ from, to }: Import): string[] | null {
  if (!crossesApps(from, to)) return null;
  return [`${from} imports ${to}: the server and the web app never import each other, tests included`];
}

function crossesApps(from: string, to: string): boolean {
  const app = (path: string) => /^apps\/(server|web)\//.exec(path)?.[1];
  return app(from) !== undefined && app(to) !== undefined && app(from) !== app(to);
}

const pathText = /['"`]((?:\.{1,2}\/|apps\/)[^'"`\n]*)['"`]/g;
/** Build output that the server serves is not source. */
const builtWeb = 'apps/web/dist';

/** A path in a text reaches a file as an import does, and no import shows it. */
export function checkAppPaths(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pathText)].flatMap(([, named = '']) => {
      const to = named.startsWith('.') ? posix.join(posix.dirname(path), named) : posix.normalize(named);
      if (to === builtWeb || !crossesApps(path, `${to}/`)) return [];
      return [`${path} names ${to}: the server and the web app meet in e2e, never by a path to each other`];
    }),
  );
}

function checkLayers(one: Import): string[] {
  if (one.isTest) return [];
  const from = layerOf(one.from);
  const to = layerOf(one.to);
  return from && to ? checkPair(one, from, to) : [];
}

function checkPair(one: Import, from: Layer, to: Layer): string[] {
  if (from.name !== to.name) {
    if (allowed[from.name]?.includes(to.name)) return [];
    const reason = layerReasons[from.name] ?? 'ARCHITECTURE.md lists the allowed directions';
    return [`${one.from} imports ${one.to}: ${from.name} must not import ${to.name}; ${reason}`];
  }
  if (from.name === 'server/schema') return [];
  if (from.folder === to.folder) return checkOwnIndex(one);
  if (from.name === 'web/features') {
    return [`${one.from} imports ${one.to}: web features meet only at a route`];
  }
  const isEntryPoint = /\/index\.ts$/.test(one.to);
  return from.name === 'server/features' && !isEntryPoint
    ? [`${one.from} imports ${one.to}: another feature is imported through its index.ts`]
    : [];
}

/** Files in a folder import each other directly, because importing their own index would be a cycle. */
function checkOwnIndex({ from, to }: Import): string[] {
  const folder = from.slice(0, from.lastIndexOf('/'));
  return to === `${folder}/index.ts` ? [`${from} imports its own ${to}: import the sibling file`] : [];
}
