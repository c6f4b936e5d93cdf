/** A layer of the project. `folder` is the feature or part inside it, if relevant. */
export interface Layer {
  readonly name: string;
  readonly folder: string;
}

const layers: readonly (readonly [RegExp, string])[] = [
  [/^packages\/(domain|protocol|contract|client|testing|stripe-sandbox)\/src\//, 'package'],
  [/^apps\/server\/src\/platform\/([^/]+)\//, 'server/platform'],
  [/^apps\/server\/src\/schema\/([^/]+)/, 'server/schema'],
  [/^apps\/server\/src\/features\/([^/]+)\//, 'server/features'],
  [/^apps\/server\/src\/seed\/(?:[^/]+)/, 'server/seed'],
  [/^apps\/server\/src\/(?:bootstrap\/|main)/, 'server/bootstrap'],
  [/^apps\/server\/test\//, 'server/test'],
  [/^apps\/web\/src\/paths\/(?:[^/]+)/, 'web/paths'],
  [/^apps\/web\/src\/ui\/([^/]+)/, 'web/ui'],
  [/^apps\/web\/src\/platform\/([^/]+)\//, 'web/platform'],
  [/^apps\/web\/src\/features\/([^/]+)\//, 'web/features'],
  [/^apps\/web\/src\/(?:app\/|main\.tsx)([^/]*)/, 'web/app'],
  [/^apps\/web\/test\//, 'web/test'],
];

/** Which layers each layer may import, besides itself. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  protocol: [],
  contract: ['domain', 'protocol'],
  client: ['protocol', 'contract'],
  'stripe-sandbox': [],
  testing: ['domain'],
  'server/platform': ['protocol'],
  'server/schema': ['domain', 'protocol', 'contract', 'server/platform'],
  'server/features': ['domain', 'protocol', 'contract', 'server/platform', 'server/schema'],
  'server/seed': ['domain', 'protocol', 'contract', 'server/platform', 'server/schema', 'server/features'],
  'server/bootstrap': [
    'domain',
    'protocol',
    'contract',
    'stripe-sandbox',
    'server/platform',
    'server/schema',
    'server/features',
    'server/seed',
  ],
  'web/ui': [],
  'web/paths': [],
  'web/platform': ['client', 'contract', 'protocol'],
  'web/features': ['domain', 'client', 'contract', 'protocol', 'web/paths', 'web/platform', 'web/ui'],
  'web/app': [
    'domain',
    'client',
    'contract',
    'protocol',
    'web/paths',
    'web/platform',
    'web/ui',
    'web/features',
  ],
};

/** Why a layer is restricted, shown with the problem. */
export const layerReasons: Readonly<Record<string, string>> = {
  domain: 'the domain is pure: it depends on nothing',
  protocol: 'the wire protocol knows no pets',
  contract: 'the contract describes functions, never who implements them',
  client: 'the client is usable without our web app',
  'server/platform': 'a platform folder knows no noun',
  'server/schema': 'tables import only each other and the database platform',
  'web/paths': 'addresses are plain values',
  'web/ui': 'the design system knows no noun',
  'web/platform': 'a platform folder knows no noun',
};

/** The layer that a repository path belongs to; null for files outside all layers (tools, e2e, bench). */
export function layerOf(path: string): Layer | null {
  for (const [pattern, name] of layers) {
    const match = pattern.exec(path);
    if (!match) continue;
    if (name !== 'package') return { name, folder: match[1] ?? '' };
    return { name: match[1] ?? '', folder: path.split('/').slice(3, -1)[0] ?? '' };
  }
  return null;
}
