import type { Call } from '../../platform/http/index.ts';
import { type Issue, refuse } from '../../platform/refusal/index.ts';

/** Refuses addresses of other origins, with their paths: the payment page sends people only back to us. */
export function checkReturnAddresses(call: Call, addresses: Readonly<Record<string, string>>): void {
  const { origin } = new URL(call.services.config.publicUrl);
  const issues: Issue[] = Object.entries(addresses)
    .filter(([, address]) => new URL(address).origin !== origin)
    .map(([path]) => ({ path, message: `Expected an address that begins with ${origin}/.` }));
  if (issues.length > 0) throw refuse.malformed(issues);
}
