import { CallError, createCalls } from '@clearpaw/client';
import type { ArrivalOutcome, Reported, Tab, TabParts } from '@clearpaw/testing';
import { openOfflineStore, type Waiting } from '../offline/offline-store.ts';
import { dismiss, listWaiting, sendWaiting } from '../offline/queue.ts';
import { saveDecision } from '../offline/save-decision.ts';

/**
 * One tab of a check-in device: the product's own queue, store and calls, on a simulated network. Bundled as one
 * script, it runs in Node once per tab, and in real pages.
 */

const never = () => new Promise<never>(() => {});

export function openTab(parts: TabParts): Tab {
  let { token, skewMs } = parts;
  const reach: typeof fetch = parts.fetch ?? fetch;
  let fates: ArrivalOutcome[] = [];
  let late: Request[] = [];
  const send = async (request: Request): Promise<Response> => {
    const outcome = fates.shift() ?? 'arrives';
    const copy = request.clone();
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'killed keeping') {
      if (!parts.exact) setTimeout(parts.die, 0);
      throw new TypeError('Failed to fetch');
    }
    if (outcome === 'late') {
      late.push(copy);
      throw new TypeError('Failed to fetch');
    }
    if (outcome === 'killed before') return die();
    if (outcome === 'twice') void reach(copy).catch(() => undefined);
    const reply = await reach(request);
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch');
    return outcome === 'killed after' ? die() : reply;
  };
  const die = () => {
    parts.die();
    return never();
  };
  const { call } = createCalls({
    baseUrl: `${parts.baseUrl}/functions`,
    getToken: async () => token,
    fetch: send as typeof fetch,
  });
  const deviceNow = () => Date.now() + skewMs;

  return {
    async decide(petName: string, input: object, outcome: ArrivalOutcome): Promise<Reported> {
      fates = [outcome];
      try {
        const { is } = await saveDecision(call, petName, input as Waiting['input'], deviceNow);
        return outcome === 'killed keeping' && parts.exact ? await die() : { is };
      } catch (problem) {
        const known = problem instanceof CallError && problem.reason !== null;
        return { is: known ? 'refused' : 'failed', why: known ? (problem.reason ?? '') : String(problem) };
      }
    },
    async sync(businessId: string, wanted: readonly ArrivalOutcome[]): Promise<void> {
      fates = [...wanted];
      await sendWaiting(businessId, (input) => call('checkIn', input)).catch(() => undefined);
    },
    async deliverLate(): Promise<string[]> {
      const delivering = late;
      late = [];
      const taken: string[] = [];
      for (const request of delivering) {
        const { data } = (await request.clone().json()) as { data: { idempotencyKey: string } };
        const reply = await reach(request).catch(() => null);
        if (reply?.ok) taken.push(data.idempotencyKey);
      }
      return taken;
    },
    /** Another person signs in, or the clock is set. */
    become(change: { readonly token?: string; readonly skewMs?: number }): void {
      token = change.token ?? token;
      skewMs = change.skewMs ?? skewMs;
    },
    waiting: () => listWaiting(),
    dismiss,
    /** The part that sending needs: that there is a snapshot, and how far the clocks are apart. */
    async refreshSnapshot(businessId: string): Promise<void> {
      const snapshot = { businessId, keys: [], revoked: new Set<number>(), rules: [], acceptPaper: true };
      const times = { readAt: Date.now(), clockAheadMs: Date.now() - deviceNow() };
      await (await openOfflineStore()).put('kits', { ...snapshot, ...times }, businessId);
    },
    openStore: openOfflineStore,
  };
}
