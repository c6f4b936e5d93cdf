import { raiseAlert } from '../../src/features/alerts/index.ts';
import { hashPassword } from '../../src/platform/auth/passwords/password-hash.ts';
import { buildBadge, buildBusiness, buildOwner, buildPet } from '../../src/seed/builders/index.ts';
import { post, type TestCaller } from '../calls.ts';
import { openStream } from '../open-stream.ts';
import { answerTo, count, differences, type FunctionClass, type TrialAnswer } from './function-class.ts';
import type { Rig } from './rig.ts';

const call = (rig: Rig, caller: TestCaller, name: string, input: object) =>
  answerTo(() => post(rig.server.url, caller, name, input));
const today = () => new Date().toISOString().slice(0, 10);
const noFaults = async () => [];

const readOne: FunctionClass = {
  name: 'read of one (getPet)',
  uses: ['database'],
  async prepare(rig) {
    const owner = await rig.server.owner();
    const pet = await buildPet(rig.server.services, { owner });
    return { ask: () => call(rig, owner, 'getPet', { petId: pet.id }), findFaults: noFaults };
  },
};

const readList: FunctionClass = {
  name: 'read of a list (listPets)',
  uses: ['database'],
  async prepare(rig) {
    const owner = await rig.server.owner();
    for (let index = 0; index < 5; index++) await buildPet(rig.server.services, { owner });
    return { ask: () => call(rig, owner, 'listPets', {}), findFaults: noFaults };
  },
};

const keyedWrite: FunctionClass = {
  name: 'write with an idempotency key (recordVaccination)',
  uses: ['database'],
  async prepare(rig) {
    const owner = await rig.server.owner();
    const { id: petId } = await buildPet(rig.server.services, { owner });
    const dose = {
      petId,
      vaccine: 'rabies-1y',
      administeredOn: today(),
      idempotencyKey: crypto.randomUUID(),
    };
    return {
      ask: () => call(rig, owner, 'recordVaccination', dose),
      findFaults: async () =>
        differences({ doses: [await count(rig, 'vaccination where pet_id = $1', petId), 1] }),
    };
  },
};

const plainWrite: FunctionClass = {
  name: 'write without a key (updatePet)',
  uses: ['database'],
  async prepare(rig) {
    const owner = await rig.server.owner();
    const { id: petId } = await buildPet(rig.server.services, { owner });
    return {
      ask: () => call(rig, owner, 'updatePet', { petId, name: 'Biscuit' }),
      findFaults: async () =>
        differences({ named: [await count(rig, "pet where id = $1 and name = 'Biscuit'", petId), 1] }),
    };
  },
};

const checkIn: FunctionClass = {
  name: 'check-in',
  uses: ['database'],
  async prepare(rig) {
    const { services } = rig.server;
    const staff = await rig.server.businessPerson();
    const { id: businessId } = await buildBusiness(services, { owner: staff });
    const { code, petId } = await buildBadge(services);
    const visit = { businessId, petId, badge: code, method: 'badge', decision: 'admit' };
    const input = { ...visit, idempotencyKey: crypto.randomUUID() };
    return {
      ask: () => call(rig, staff, 'checkIn', input),
      findFaults: async () =>
        differences({
          'check-ins': [await count(rig, 'check_in where business_id = $1', businessId), 1],
          connections: [await count(rig, 'connection where business_id = $1', businessId), 1],
        }),
    };
  },
};

const signIn: FunctionClass = {
  name: 'sign-in',
  uses: ['database'],
  async prepare({ server }) {
    const password = 'long enough';
    const { email } = await buildOwner(server.services, { passwordHash: await hashPassword(password) });
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    };
    return {
      ask: () => answerTo(() => fetch(`${server.url}/api/auth/sign-in/email`, request)),
      findFaults: noFaults,
    };
  },
};

/** The first message of a new stream as the answer; a stream that was open before receives what happens later. */
const stream: FunctionClass = {
  name: 'stream (watchAlerts)',
  uses: ['database'],
  async prepare(rig) {
    const { server } = rig;
    const owner = await server.owner();
    const before = await openStream(server.url, owner, 'watchAlerts', {});
    await before.next();
    return {
      ask: () => firstMessage(rig, owner),
      async findFaults() {
        const content = { name: 'checked_in', business: 'Barkside', pet: 'Biscuit' } as const;
        const draft = { uid: owner.uid, kind: 'checked_in' as const, content };
        await server.services.store.transaction((tx) => raiseAlert(tx, server.services, draft));
        // Events are read up to the oldest open transaction, which may be another server's that lost its connection.
        const seen = await before.next(20_000).catch(() => null);
        const more = before.waiting().length;
        before.close();
        if (seen && 'error' in seen) return [`the stream of before ended with ${JSON.stringify(seen)}`];
        return [
          ...(seen ? [] : ['the stream of before is silent']),
          ...(more ? [`${more} messages too many`] : []),
        ];
      },
    };
  },
};

async function firstMessage({ server }: Rig, owner: TestCaller): Promise<TrialAnswer> {
  const begun = performance.now();
  const opened = await openStream(server.url, owner, 'watchAlerts', {});
  const event = (await opened.next(12_000).catch(() => null)) as {
    readonly error?: { readonly status: string };
  } | null;
  opened.close();
  const seconds = (performance.now() - begun) / 1000;
  const status = event === null ? 0 : event.error?.status === 'UNAVAILABLE' ? 503 : event.error ? 500 : 200;
  return { status, retryAfter: status === 503 ? '2' : null, text: JSON.stringify(event), seconds };
}

export const callClasses = [readOne, readList, keyedWrite, plainWrite, checkIn, signIn, stream];
