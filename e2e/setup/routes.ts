import { readFileSync } from 'node:fs';
import { paths } from '../../apps/web/src/paths/index.ts';

export type RouteRole = 'anyone' | 'owner' | 'business';

interface Route {
  readonly role: RouteRole;
  /** With the names of its parameters: `/pets/$petId`. */
  readonly path: string;
}

/** Read from the routes themselves, so that new pages are visited without being listed here. */
const source = readFileSync(new URL('../../apps/web/src/app/routes.tsx', import.meta.url), 'utf8');
type Path = string | ((...parts: never[]) => string);
const pathOf = (name = '', parameters = '') => {
  const path = (paths as Readonly<Record<string, Path>>)[name];
  const parts = parameters.match(/\$\w+/g) ?? [];
  return typeof path === 'function' ? path(...(parts as never[])) : (path ?? '');
};
const named = /paths\.(\w+)(?:\(((?:'\$\w+'(?:, )?)+)\))?/.source;
const found = [
  ...[...source.matchAll(new RegExp(`getParentRoute(?:: (\\w+))?,\\s+path: ${named}`, 'g'))].map(
    ([, parent, name, parameters]) => ({ parent, path: pathOf(name, parameters) }),
  ),
  // The short way to write a page of a business.
  ...[...source.matchAll(new RegExp(`businessPage\\(\\s*${named}`, 'g'))].map(([, name, parameters]) => ({
    parent: 'forBusinesses',
    path: pathOf(name, parameters),
  })),
];
const parents: Readonly<Record<string, RouteRole>> = {
  forOwners: 'owner',
  forOwnersBare: 'owner',
  forBusinesses: 'business',
};
const roleOf = (parent: string | undefined): RouteRole => {
  if (parent === undefined) return 'anyone';
  return parents[parent] ?? (/business/i.test(parent) ? 'business' : 'owner');
};

/** Whether each address that the routes name was found. */
export const foundEveryRoute = found.length === (source.match(/\bpaths\.\w+/g)?.length ?? 0);

/** Every page of the app, and who sees it. */
export const appRoutes: readonly Route[] = found
  .map(({ parent, path }) => ({ role: roleOf(parent), path }))
  // The gallery is not in the build.
  .filter(({ path }) => !path.startsWith('/dev/'));
