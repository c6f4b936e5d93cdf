import type { Rule } from '@clearpaw/domain';
import { productName } from '@clearpaw/domain';
import { createAuth } from '../apps/server/src/platform/auth/index.ts';
import { createBudgets } from '../apps/server/src/platform/budgets/index.ts';
import { newId, systemClock } from '../apps/server/src/platform/clock/index.ts';
import { readConfig } from '../apps/server/src/platform/config/index.ts';
import { migrate, openDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/telemetry/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildBusinessAccount,
  buildPet,
  buildRequirements,
  buildSession,
  buildVaccination,
} from '../apps/server/src/seed/builders/index.ts';

/** A pet with a badge, as the load generator needs it. */
export interface BenchVisitor {
  readonly petId: string;
  readonly badge: string;
}

/** The daycare whose check-in is measured: its member with a token, and the visiting pets. */
export interface BenchFixture {
  readonly businessId: string;
  readonly uid: string;
  readonly sid: string;
  readonly token: string;
  readonly visitors: readonly BenchVisitor[];
}

const rules: Rule[] = ['rabies', 'dhpp', 'bordetella'].map((target) => ({
  id: target,
  level: 'required',
  requirement: { kind: 'vaccination', targets: [target] },
}));
const doses = ['rabies-1y', 'rabies-3y', 'dhpp-1y', 'dhpp-3y', 'bordetella-in', 'civ-bivalent'];

/** Fills an empty database with one daycare and the given number of compliant dogs, six doses each. */
export async function buildBenchFixture(
  environment: Record<string, string>,
  pets: number,
): Promise<BenchFixture> {
  const config = readConfig(environment);
  const store = openDatabase(config.databaseUrl ?? '', createLog('silent'));
  await migrate(store);
  const services = { store, clock: systemClock, newId };
  const owner = await buildBusinessAccount(services);
  const business = await buildBusiness(services, { owner });
  await buildRequirements(services, { business, rules });
  const visitors: BenchVisitor[] = [];
  for (let index = 0; index < pets; index++) {
    const pet = await buildPet(services, { name: `Dog ${index}` });
    for (const vaccine of doses) await buildVaccination(services, { pet, vaccine });
    visitors.push({ petId: pet.id, badge: (await buildBadge(services, { pet })).code });
  }
  const sid = await buildSession(services, owner);
  await store.close();
  const session = { uid: owner.uid, sid };
  return { businessId: business.id, ...session, token: await signToken(environment, session), visitors };
}

/** A token of the session, which is valid for minutes: longer preparations need a new one. */
export async function signToken(
  environment: Record<string, string>,
  { uid, sid }: { readonly uid: string; readonly sid: string },
): Promise<string> {
  const config = readConfig(environment);
  const store = openDatabase(config.databaseUrl ?? '', createLog('silent'));
  // Nobody signs in here, so no email is sent.
  const nothing = async () => {};
  const mails = {
    sayPasswordChanged: nothing,
    sendNewAddress: nothing,
    sayAddressAsked: nothing,
    sayAddressChanged: nothing,
  };
  const jobs = { requestReset: nothing, warnOfGuessing: nothing };
  const apps = {
    scopes: [],
    allow: () => Promise.reject(new Error('No one allows an app here.')),
    namesOf: async () => [],
    isUsable: () => Promise.resolve(false),
    businessOf: () => Promise.resolve(null),
  };
  const hooks = { productName, mails, jobs, apps, takesName: () => true };
  const secret = config.authSecret ?? '';
  const budgets = createBudgets(secret);
  const auth = createAuth({ config, store, secrets: [secret], secretOptions: { secret }, budgets, hooks });
  const { token } = await auth.api.signJWT({ body: { payload: { sub: uid, sid } } });
  await store.close();
  return token;
}
