import ipaddr from 'ipaddr.js';

/** The only IPv6 block that is routed on the internet; tunnels to IPv4 in it are told apart by their range. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the internet: not this machine, its network, a cloud's own service, or a group. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // IPv4 inside of IPv6 is judged as what it is.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalIpv6);
}
