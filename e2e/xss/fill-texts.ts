import { contract, type FunctionName } from '@clearpaw/contract';
import { type Fixture, lines } from '../../apps/server/test/authorization/index.ts';
import { type FreeTextField, textFieldsOf } from '../../apps/server/test/hostile/text-fields.ts';
import { post, type TestServer } from '../../apps/server/test/index.ts';
import { markOf, payloads } from './payloads.ts';

/** Functions that end what others write to, and those whose text is a secret, a token or a search. */
const leftOut =
  /^(?:delete|remove|revoke|rotate|withdraw|unshare|decline|cancel|leave|restore|undo|discard|transfer|accept|reject|check(?:Out|InAll)|find|search|list|get|watch|export|setUserType|set.*Push|merge|retire|archive|end|stop|import)/;

export const filledFields: readonly FreeTextField[] = (Object.keys(lines) as FunctionName[])
  .filter((name) => contract[name].kind === 'unary' && !leftOut.test(name))
  .flatMap((name) => textFieldsOf(name))
  // Kept to recognize a repeated call, and shown to no one.
  .filter(({ path }) => !path.endsWith('idempotencyKey'));

const callers = ['owner', 'businessOwner', 'staff', 'anonymous'] as const;
type Caller = (typeof callers)[number];

/** Who may call a function, once it is known. */
const callerOf = new Map<FunctionName, Caller>();

/** Writes a payload into every text field, as an account that may; returns the marks of those that were accepted. */
export async function fillTexts(
  server: TestServer,
  fixture: Fixture,
  payload: number,
): Promise<readonly string[]> {
  const accepted: string[] = [];
  for (const [number, field] of filledFields.entries()) {
    const mark = markOf(number, payload);
    const text = payloads[payload]?.(mark) ?? '';
    const known = callerOf.get(field.name);
    for (const role of known ? [known] : callers) {
      if (!(await isAccepted(server, fixture, { field, role, text }))) continue;
      callerOf.set(field.name, role);
      accepted.push(mark);
      break;
    }
  }
  return accepted;
}

async function isAccepted(
  server: TestServer,
  { people, records: { own }, businesses }: Fixture,
  { field, role, text }: { readonly field: FreeTextField; readonly role: Caller; readonly text: string },
): Promise<boolean> {
  const { id: businessId, slug } = businesses.own;
  const userType = role === 'owner' ? 'owner' : 'business';
  const ask = { ...own, businessId, slug, userType, publicWaiverId: own.waiverId } as const;
  const input = field.inputWith(lines[field.name].input(ask), text);
  const reply = await post(server.url, people[role], field.name, input);
  await reply.arrayBuffer();
  return reply.status === 200;
}
