import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses addresses to which people must not be redirected, each with its reason. */
export function refuseUnfitAddresses(redirectUris: readonly string[], publicUrl: string): void {
  const issues = redirectUris.flatMap((uri, at) => {
    const problem = redirectProblem(uri, publicUrl);
    return problem === null ? [] : [{ path: `redirectUris.${at}`, ...problem }];
  });
  if (issues.length > 0) throw refuse.invalid(issues);
}

type RedirectProblem = Omit<FieldProblem, 'path'>;

const problem = (reason: FieldProblem['reason'], message: string): RedirectProblem => ({ reason, message });

/** What is wrong with a redirect address; null if it is valid. */
function redirectProblem(text: string, publicUrl: string): RedirectProblem | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return problem('address_incomplete', 'Enter a whole address, such as https://booking.example/clearpaw.');
  }
  // It must be written as it will be compared: an address that a URL parser changes could be read in two ways.
  if (url.href !== text) return problem('address_not_exact', `Write it as ${url.href}`);
  if (text.includes('#')) return problem('address_fragment', 'Leave out # and what follows it.');
  if (text.includes('*')) return problem('address_wildcard', 'Enter each address in full, without *.');
  if (url.username !== '' || url.password !== '') {
    return problem('address_credentials', 'Leave out the user name and password.');
  }
  if (url.origin === publicUrl) return problem('address_own', 'This is an address of this server.');
  if (url.protocol === 'https:') return null;
  if (url.protocol === 'http:' && loopback.has(url.hostname)) return null;
  return problem('address_insecure', 'Use https. Only addresses of your own machine may begin with http.');
}
