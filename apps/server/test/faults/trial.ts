import { actsOnRequest, type FaultKind, faultKinds } from './fault-kinds.ts';
import type { NetworkFault, StrikeMoment } from './fault-proxy.ts';
import { type Attempt, type FunctionClass, settledFaults, type TrialAnswer } from './function-class.ts';
import { type Part, parts, type Rig } from './rig.ts';

/** When a fault begins, and how long it lasts. */
export const moments = [
  'all along',
  'from the effect on',
  'once, at the effect',
  'once, at a later effect',
] as const;
type MomentName = (typeof moments)[number];

/** One fault of one part during the use of one class of functions. */
export interface FaultTrial {
  readonly kind: FaultKind;
  readonly part: Part;
  readonly used: FunctionClass;
  readonly moment: MomentName;
}

export const nameOfTrial = ({ kind, part, used, moment }: FaultTrial) =>
  `${part}, ${kind}, ${moment}: ${used.name}`;

/** Every trial there is; a fault that is over when it strikes has one moment. */
export function allTrials(classes: readonly FunctionClass[]): FaultTrial[] {
  return (Object.keys(faultKinds) as FaultKind[]).flatMap((kind) =>
    parts.flatMap((part) =>
      classes.flatMap((used) =>
        (used.uses.includes(part) && kind !== 'closed when idle' ? moments : moments.slice(0, 1)).map(
          (moment) => ({ kind, part, used, moment }),
        ),
      ),
    ),
  );
}

/** Every call is answered within this time, whatever a part does (docs/guides/operate.md). */
const limitSeconds = 10;
/** How soon everything works again once the fault is over. */
const backWithinMs = 5_000;

/** What carries an effect, in the protocol of each part. */
const effects: Readonly<Record<Part, StrikeMoment>> = {
  // A statement has written something, or a transaction has ended, and none is open.
  database: {
    at: 'answer',
    accepts: (bytes) =>
      bytes.at(-1) === 0x49 &&
      /COMMIT\0|INSERT 0 [1-9]|UPDATE [1-9]|DELETE [1-9]/.test(bytes.toString('latin1')),
  },
  storage: { at: 'request', accepts: (bytes) => /^(PUT|POST|DELETE) /.test(bytes.toString('latin1')) },
  // The last line of a message.
  mail: { at: 'request', accepts: (bytes) => /(^|\r\n)\.\r\n$/.test(bytes.toString('latin1')) },
  stripe: { at: 'request', accepts: (bytes) => /^(POST|DELETE) /.test(bytes.toString('latin1')) },
};

function faultOf({ kind, part, moment }: FaultTrial, random: () => number): NetworkFault {
  if (moment === 'all along') return { kind, from: null, isOnce: false, random };
  const at = momentOf(kind, part, random);
  const from = moment === 'once, at a later effect' ? later(at, 1 + Math.floor(random() * 3)) : at;
  return { kind, from, isOnce: moment !== 'from the effect on', random };
}

function later({ at, accepts }: StrikeMoment, pass: number): StrikeMoment {
  let left = pass;
  return { at, accepts: (bytes) => accepts(bytes) && left-- === 0 };
}

/** What acts on requests cannot wait for the answer of the database: it begins at one of the first requests. */
function momentOf(kind: FaultKind, part: Part, random: () => number): StrikeMoment {
  if (part !== 'database' || !actsOnRequest.has(kind)) return effects[part];
  let toPass = Math.floor(random() * 6);
  return { at: 'request', accepts: () => toPass-- === 0 };
}

/** Runs one; returns what is wrong. */
export async function runTrial(
  rig: Rig,
  trial: FaultTrial,
  random: () => number,
): Promise<readonly string[]> {
  const attempt = await trial.used.prepare(rig);
  const proxy = rig.proxies[trial.part];
  proxy.begin(faultOf(trial, random));
  const lateness = watchLateness();
  const during = await attempt.ask();
  const lateSeconds = lateness();
  await proxy.heal();
  const after = await askAgain(attempt);
  return [
    ...judge(trial, during, lateSeconds),
    ...(isDone(after) ? [] : [`not answered after the fault: ${describe(after)}`]),
    ...(await attempt.findFaults()),
    ...(await settledFaults(() => unready(rig))),
  ];
}

/** How much later than planned this process was woken, in seconds: on a busy machine it waits for a processor. */
function watchLateness(): () => number {
  const everyMs = 20;
  let [lateMs, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    lateMs += Math.max(0, now - last - everyMs);
    last = now;
  }, everyMs);
  return () => {
    clearInterval(timer);
    return lateMs / 1000;
  };
}

/** As a client does: after a moment, until it succeeds. */
async function askAgain(attempt: Attempt): Promise<TrialAnswer> {
  const until = performance.now() + backWithinMs;
  for (;;) {
    const answer = await attempt.ask();
    if (isDone(answer) || performance.now() > until) return answer;
    await new Promise((wake) => setTimeout(wake, 250));
  }
}

const isDone = ({ status }: TrialAnswer) => status >= 200 && status < 300;
const describe = ({ status, text, seconds }: TrialAnswer) =>
  `${status} after ${seconds.toFixed(1)} s ${text.slice(0, 150)}`;

/** Texts that only a library, the system or the network writes. */
const inside =
  /ECONN|EPIPE|ETIMEDOUT|socket|at \w+ \(|node:|select |insert |<\?xml|stripe\.|hang up|undefined/i;

function judge({ part, used }: FaultTrial, answer: TrialAnswer, lateSeconds: number): string[] {
  const needed = used.uses.includes(part) && !used.needsLater?.includes(part);
  const isClear = answer.status === 503 && answer.retryAfter !== null && !inside.test(answer.text);
  const hasBrokenOff = used.mayBreakOff === true && answer.status === 0;
  const isFine = isDone(answer) || (needed && (isClear || hasBrokenOff));
  return [
    ...(isFine ? [] : [`answered ${describe(answer)}`]),
    ...(answer.seconds < (used.limitSeconds ?? limitSeconds) + lateSeconds
      ? []
      : [`took ${answer.seconds.toFixed(1)} s`]),
  ];
}

async function unready({ server }: Rig): Promise<string[]> {
  const reply = await fetch(`${server.url}/readyz`).catch(() => null);
  const text = (await reply?.text()) ?? 'no answer';
  return reply?.status === 200 && !text.includes('notices":["This') ? [] : [`not ready: ${text}`];
}
