/** The push services of browsers. Any other address would let a caller make our server send requests anywhere. */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Whether an endpoint belongs to a push service of a browser. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  const known = services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && known;
}
