/** The number of cases in one round, and the seed. */
export interface RoundOptions {
  readonly count: number;
  readonly seed: number;
}

export interface Campaign {
  readonly about: string;
  /** The unit of `count`. */
  readonly unit: string;
  /** The number per round, unless another is given. */
  readonly count: number;
  readonly project: 'unit' | 'server' | 'e2e';
  /** Paths of test files from the root, or parts of them. */
  readonly files: readonly string[];
  readonly environment: (options: RoundOptions) => Readonly<Record<string, string>>;
}

const server = 'apps/server/src';

/** Tests that can try more than they do in `npm test`; a short round of each is part of it. */
export const campaigns: Readonly<Record<string, Campaign>> = {
  engine: {
    about: 'the compliance engine against an oracle and its laws',
    unit: 'generated cases for each property',
    count: 100_000,
    project: 'unit',
    files: ['packages/domain/src/compliance', 'packages/domain/src/alerts', 'packages/domain/src/audit'],
    environment: ({ count }) => ({ LAW_RUNS: String(count) }),
  },
  functions: {
    about: 'every function of the API with spoiled input: no answer of 500, none of another shape',
    unit: 'calls',
    count: 100_000,
    project: 'server',
    files: [`${server}/bootstrap/features.hostile-input.test.ts`],
    environment: ({ count, seed }) => ({ HOSTILE_CALLS: String(count), HOSTILE_SEED: String(seed) }),
  },
  parsers: {
    about:
      'every parser of ours with spoiled input, guided by the code it reaches: no crash, no hang, nothing read in two ways',
    unit: 'executions of each parser; slower ones get fewer',
    count: 200_000,
    project: 'server',
    files: [`${server}/hostile-parsers.test.ts`],
    environment: ({ count, seed }) => ({
      ...{ FUZZ_RUNS: String(count), FUZZ_SEED: String(seed) },
      FUZZ_EXPLORE_MS: String(Math.min(10_000, Math.ceil(count / 50))),
    }),
  },
  xss: {
    about:
      'texts that would run as scripts, in every text field of the contract, on every screen in a browser, in emails and PDFs',
    unit: 'kinds of text in every field',
    count: 10,
    project: 'e2e',
    files: ['e2e/xss.test.ts'],
    environment: ({ count, seed }) => ({
      ...{ XSS_PAYLOADS: String(count), XSS_SEED: String(seed), XSS_SCREENS: 'all' },
    }),
  },
  authorization: {
    about: 'every function by every role, on things of its own, of others, gone and guessed',
    unit: 'rounds',
    count: 1,
    project: 'server',
    files: ['authorization', 'membership', 'scopes', 'verdict-scope'].map(
      (name) => `${server}/bootstrap/features.${name}.test.ts`,
    ),
    environment: () => ({}),
  },
  simulate: {
    about:
      'devices that scan offline, lose answers and send again, against a model of the server and the real one',
    unit: 'schedules',
    count: 2_000,
    project: 'e2e',
    files: ['e2e/offline-devices/node.test.ts'],
    environment: ({ count, seed }) => ({
      ...{ OFFLINE_SCHEDULES: String(count), OFFLINE_SEED: String(seed) },
      OFFLINE_REAL: String(Math.ceil(count / 10)),
    }),
  },
  kill: {
    about: 'processes killed while they write: nothing lost, nothing twice',
    unit: 'kills of an import; the other files kill as in the tests',
    count: 20,
    project: 'server',
    files: [
      `${server}/features/imports/killed-import.test.ts`,
      `${server}/features/check-ins/check-in-races.test.ts`,
      `${server}/platform/mail/killed-worker.test.ts`,
      `${server}/platform/objects/clients/cut-uploads.test.ts`,
      `${server}/platform/database/embedded/killed-database.test.ts`,
      `${server}/main.test.ts`,
    ],
    environment: ({ count }) => ({ IMPORT_KILLS: String(count) }),
  },
  load: {
    about:
      'files made to stop the server, five of each at once from one account: health within 250 ms, others at most twice as slow, 1 GiB',
    unit: 'rounds',
    count: 1,
    project: 'server',
    files: [`${server}/hostile-files.test.ts`],
    environment: ({ count }) => ({ LOAD_ROUNDS: String(count) }),
  },
  webhooks: {
    about:
      'messages to 100 addresses of which 20 hang, 10 refuse and 5 answer garbage, by two servers of which one is killed 50 times: none is lost, none comes as two',
    unit: 'events',
    count: 100_000,
    project: 'server',
    files: [`${server}/features/webhooks/delivery-campaign.test.ts`],
    environment: ({ count }) => ({
      ...{ WEBHOOK_EVENTS: String(count), WEBHOOK_RATE: '150' },
      WEBHOOK_KILLS: String(Math.min(50, Math.ceil(count / 500))),
    }),
  },
  guides: {
    about:
      'the commands of the operator pages as they stand: from `npm ci` to a restored backup, and the measurements',
    unit: 'rounds',
    count: 1,
    project: 'unit',
    files: ['tools/docs/operator-pages.test.ts'],
    environment: () => ({ FOLLOW_ALL: '1' }),
  },
  faults: {
    about:
      'sixteen faults of the network to the database, the storage, the mail server and Stripe, with every class of functions: a clear answer in time, nothing lost, nothing twice',
    unit: 'faults of 2,720',
    count: 2_720,
    project: 'server',
    files: [`${server}/network-faults.test.ts`],
    environment: ({ count, seed }) => ({ FAULT_TRIALS: String(count), FAULT_SEED: String(seed) }),
  },
  files: {
    about: 'documents, pictures and tables made to stop the server',
    unit: 'rounds',
    count: 1,
    project: 'server',
    files: [`${server}/hostile-files.test.ts`, `${server}/features/imports/hostile-tables.test.ts`],
    environment: () => ({}),
  },
};
