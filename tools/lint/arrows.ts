import type { Import } from './imports.ts';

/** A room of the house. `folder` is the noun or part inside it, where that matters. */
interface Room {
  readonly name: string;
  readonly folder: string;
}

const rooms: readonly (readonly [RegExp, string])[] = [
  [/^packages\/(domain|protocol|contract|client)\/src\//, 'package'],
  [/^apps\/server\/src\/platform\/([^/]+)\//, 'server/platform'],
  [/^apps\/server\/src\/features\/([^/]+)\//, 'server/features'],
  [/^apps\/server\/src\/seed\/(?:[^/]+)/, 'server/seed'],
  [/^apps\/server\/src\/([^/]+)/, 'server'],
  [/^apps\/web\/src\/ui\/([^/]+)/, 'web/ui'],
  [/^apps\/web\/src\/platform\/([^/]+)\//, 'web/platform'],
  [/^apps\/web\/src\/features\/([^/]+)\//, 'web/features'],
  [/^apps\/web\/src\/(?:app\/|main\.tsx)([^/]*)/, 'web/app'],
];

/** Who may import whom, besides itself; the reason stands in the message. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  protocol: [],
  contract: ['domain', 'protocol'],
  client: ['protocol', 'contract'],
  'server/platform': ['protocol'],
  'server/features': ['domain', 'protocol', 'contract', 'server/platform'],
  'server/seed': ['domain', 'protocol', 'contract', 'server/platform', 'server/features'],
  server: ['domain', 'protocol', 'contract', 'server/platform', 'server/features', 'server/seed'],
  'web/ui': [],
  'web/platform': ['client', 'contract', 'protocol'],
  'web/features': ['domain', 'client', 'contract', 'protocol', 'web/platform', 'web/ui'],
  'web/app': ['domain', 'client', 'contract', 'protocol', 'web/platform', 'web/ui', 'web/features'],
};

const reasons: Readonly<Record<string, string>> = {
  domain: 'the domain is pure: it depends on nothing',
  protocol: 'the wire knows no pets',
  contract: 'a contract is a promise: it knows the words, never who keeps them',
  client: 'the client is usable without our web app',
  'server/platform': 'a platform folder knows no noun',
  'web/ui': 'the design system knows no noun',
  'web/platform': 'a platform folder knows no noun',
};

/** Every import that goes against the arrows of the house. */
export function checkArrows(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    if (/(^|\/)(test|e2e)\//.test(one.to) && !one.isTest) {
      return [`${one.from} imports ${one.to}: nothing but tests may import test code`];
    }
    if (one.isTest) return [];
    const from = roomOf(one.from);
    const to = roomOf(one.to);
    return from && to ? check(one, from, to) : [];
  });
}

function check(one: Import, from: Room, to: Room): string[] {
  if (from.name !== to.name) {
    if (allowed[from.name]?.includes(to.name)) return [];
    const reason = reasons[from.name] ?? 'the arrows in ARCHITECTURE.md point the other way';
    return [`${one.from} imports ${one.to}: ${from.name} must not import ${to.name}; ${reason}`];
  }
  if (from.folder === to.folder) return siblingsOwnDoor(one);
  if (from.name === 'web/features') {
    return [`${one.from} imports ${one.to}: web features meet only at a route`];
  }
  const byDoor = /\/index\.ts$/.test(one.to) || /\.(table|css)\.ts$/.test(one.to);
  const needsDoor = from.name === 'server/features' || from.name === 'domain' || from.name === 'contract';
  return needsDoor && !byDoor && from.name === 'server/features'
    ? [
        `${one.from} imports ${one.to}: another feature is asked through its index.ts (its table may be joined)`,
      ]
    : [];
}

/** A folder's files import each other directly; going through their own door would make a circle. */
function siblingsOwnDoor({ from, to }: Import): string[] {
  const folder = from.slice(0, from.lastIndexOf('/'));
  return to === `${folder}/index.ts` ? [`${from} imports its own door ${to}: import the sibling itself`] : [];
}

function roomOf(path: string): Room | null {
  for (const [pattern, name] of rooms) {
    const match = pattern.exec(path);
    if (!match) continue;
    if (name !== 'package') return { name, folder: match[1] ?? '' };
    return { name: match[1] ?? '', folder: path.split('/').slice(3, -1)[0] ?? '' };
  }
  return null;
}
