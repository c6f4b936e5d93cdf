import { refuse } from '../../platform/refusal/index.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses addresses to which people must not be redirected, each with its reason. */
export function refuseUnfitAddresses(redirectUris: readonly string[], publicUrl: string): void {
  const issues = redirectUris.flatMap((uri, at) => {
    const message = redirectProblem(uri, publicUrl);
    return message === null ? [] : [{ path: `redirectUris.${at}`, message }];
  });
  if (issues.length > 0) throw refuse.invalid(issues);
}

/** What is wrong with a redirect address; null if it is valid. */
function redirectProblem(text: string, publicUrl: string): string | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'Enter a whole address, such as https://booking.example/clearpaw.';
  }
  // It must be written as it will be compared: an address that a URL parser changes could be read in two ways.
  if (url.href !== text) return `Write it as ${url.href}`;
  if (text.includes('#')) return 'Leave out # and what follows it.';
  if (text.includes('*')) return 'Enter each address in full, without *.';
  if (url.username !== '' || url.password !== '') return 'Leave out the user name and password.';
  if (url.origin === publicUrl) return 'This is an address of this server.';
  if (url.protocol === 'https:') return null;
  if (url.protocol === 'http:' && loopback.has(url.hostname)) return null;
  return 'Use https. Only addresses of your own machine may begin with http.';
}
