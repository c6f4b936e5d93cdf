import ipaddr from 'ipaddr.js';

/** The only IPv6 block that is routed on the internet; tunnels to IPv4 inside it are recognized by their range. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the internet: not to this machine, its network, a cloud's internal service, or
 * multicast.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // IPv4 inside IPv6 is judged as the IPv4 address.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalIpv6);
}
