import type { Fixture } from '../../apps/server/test/authorization/index.ts';
import type { RouteRole } from '../setup/routes.ts';

/** The addresses of a route for the fixture: one for each thing that its parameters can name. */
export function routeAddresses(
  path: string,
  role: RouteRole,
  { records, businesses }: Fixture,
): readonly string[] {
  const { own } = records;
  const values: Readonly<Record<string, readonly string[]>> = {
    $petId: role === 'business' ? [own.petId, own.guestId] : [own.petId],
    $documentId: [own.documentId],
    $customerId: [own.customerId],
    $incidentId: [own.incidentId],
    $waiverId: [own.waiverId],
    $version: ['1'],
    $sha256: [own.sealed],
    $slug: [businesses.own.slug],
    $token: [
      path.startsWith('/join') ? own.token : path.startsWith('/confirm') ? own.confirmToken : own.offerToken,
    ],
    $code: [own.badge],
  };
  return Object.entries(values).reduce<readonly string[]>(
    (all, [name, some]) =>
      all.flatMap((one) => (one.includes(name) ? some.map((value) => one.replace(name, value)) : [one])),
    [path],
  );
}
