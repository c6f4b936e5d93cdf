import { listFailedJobs, retryFailedJobs } from '../../src/platform/jobs/index.ts';
import { buildBusiness, buildConnection, buildWebhook } from '../../src/seed/builders/index.ts';
import { post } from '../calls.ts';
import {
  answerTo,
  count,
  differences,
  type FunctionClass,
  hurryJobs,
  jobsWithinMs,
  settledFaults,
} from './function-class.ts';
import type { Rig } from './rig.ts';

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** An email follows from a call by a job. */
const mail: FunctionClass = {
  name: 'call that sends an email (inviteMember)',
  uses: ['database', 'mail'],
  needsLater: ['mail'],
  async prepare(rig) {
    const owner = await rig.server.businessPerson();
    const { id: businessId } = await buildBusiness(rig.server.services, { owner });
    const email = `${crypto.randomUUID()}@example.test`;
    const input = { businessId, email, role: 'staff', idempotencyKey: crypto.randomUUID() };
    return {
      async ask() {
        const answer = await answerTo(() => post(rig.server.url, owner, 'inviteMember', input));
        // Long enough for the job to begin.
        if (answer.status === 200) await pause(2_500);
        return answer;
      },
      findFaults: async () => [
        ...differences({
          invitations: [await count(rig, 'invitation where business_id = $1', businessId), 1],
        }),
        ...(await settledFaults(() => mailFaults(rig, email), jobsWithinMs)),
      ],
    };
  },
};

/**
 * One email arrived, or the operator was told that it is not known. What did not arrive then does when the operator
 * sends it again.
 */
async function mailFaults(rig: Rig, to: string): Promise<string[]> {
  await hurryJobs(rig);
  const { store, log } = rig.server.services;
  const arrived = rig.mails.takenFor.get(to)?.length ?? 0;
  const failed = (await listFailedJobs(store)).filter(({ job }) => job === 'send-mail');
  if (failed.length > 0) {
    if (failed.some(({ reason }) => !reason.includes('most likely has it')))
      return [`parked: ${failed[0]?.reason}`];
    if (arrived === 0) await retryFailedJobs(store, log);
    else await store.pool.query("delete from pgboss.job where name = 'dead-letters'");
  }
  return differences({ mails: [arrived, 1] });
}

/** A message to a program follows from a call. */
const webhook: FunctionClass = {
  name: 'call that sends a webhook (planVisit)',
  uses: ['database'],
  async prepare(rig) {
    const { services } = rig.server;
    const owner = await rig.server.businessPerson();
    const business = await buildBusiness(services, { owner });
    const { petId } = await buildConnection(services, { business });
    const path = `/${business.id}`;
    const url = `${rig.hooksUrl}${path}`;
    const { webhookId } = await buildWebhook(services, { business, url, events: ['visit.planned'] });
    const day = new Date().toISOString().slice(0, 10);
    const visit = { businessId: business.id, petId, service: null, arrival: day, departure: day };
    const input = { ...visit, idempotencyKey: crypto.randomUUID() };
    const find = async () =>
      differences({
        visits: [await count(rig, 'visit where business_id = $1', business.id), 1],
        messages: [new Set(rig.hooks.get(path)).size, 1],
        waiting: [
          await count(rig, "webhook_delivery where webhook_id = $1 and state = 'waiting'", webhookId),
          0,
        ],
      });
    return {
      async ask() {
        const answer = await answerTo(() => post(rig.server.url, owner, 'planVisit', input));
        if (answer.status === 200) await pause(300);
        return answer;
      },
      findFaults: () => settledFaults(find, jobsWithinMs),
    };
  },
};

/** Whether the server is ready; nothing is repeated. */
const readiness: FunctionClass = {
  name: 'readiness (/readyz)',
  uses: ['database', 'storage'],
  prepare: async ({ server }) => ({
    ask: async () => {
      const answer = await answerTo(() => fetch(`${server.url}/readyz`));
      return { ...answer, retryAfter: answer.status === 503 ? '2' : null };
    },
    findFaults: async () => [],
  }),
};

export const backgroundClasses = [mail, webhook, readiness];
