import { useFormat } from '../../platform/messages/index.ts';
import type { Copied, OwnLocation } from './location.ts';
import { locationMessages } from './messages.gen.ts';

type Waivers = NonNullable<Copied['waivers']>;
type Team = NonNullable<Copied['team']>;

/** What becomes of waivers, in sentences. */
export function useWaiverLines({ name }: OwnLocation): (waivers: Waivers) => string[] {
  const format = useFormat();
  const messages = locationMessages.waivers;
  return (waivers) => {
    const titles = (isNew: boolean) => waivers.filter((one) => one.isNew === isNew).map(({ title }) => title);
    const [fresh, there] = [titles(true), titles(false)];
    if (waivers.length === 0) return [messages.none];
    return [
      ...(fresh.length > 0 ? [messages.fresh(name, format.list(fresh))] : []),
      ...(there.length > 0 ? [messages.there(name, format.list(there))] : []),
    ];
  };
}

/** Who joins the other team, in sentences. */
export function useTeamLines({ name: to }: OwnLocation): (team: Team) => string[] {
  const format = useFormat();
  const messages = locationMessages.team;
  return ({ members, leftOut }) => {
    const named = (isNew: boolean) =>
      members
        .filter((one) => one.isNew === isNew)
        .map(({ name, role }) => messages.member(name, messages.roles[role]));
    const [fresh, there] = [named(true), named(false)];
    const owners = leftOut.map(({ name }) => name);
    const lines = [
      ...(fresh.length > 0 ? [messages.fresh(to, format.list(fresh))] : []),
      ...(there.length > 0 ? [messages.there(format.list(there))] : []),
      ...(owners.length > 0 ? [messages.owners(format.list(owners), to)] : []),
    ];
    return lines.length > 0 ? lines : [messages.none];
  };
}
