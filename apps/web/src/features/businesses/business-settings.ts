import type { businesses, InputOf } from '@clearpaw/contract';
import type { SelfCheckIn } from '@clearpaw/domain';
import type { Business } from './current-business.ts';

/** A service as it is typed; a new one has no code yet. */
export interface ServiceDraft {
  /** Identifies rows while they are typed. */
  readonly key: string;
  readonly code: string | null;
  readonly name: string;
  readonly capacity: string;
}

export interface BusinessSettings {
  readonly name: string;
  readonly services: readonly ServiceDraft[];
  readonly selfCheckIn: SelfCheckIn;
  readonly acceptPaper: boolean;
  readonly contactRequired: boolean;
}

export type SettingsProblem = 'name' | 'serviceName' | 'capacity';
type Update = InputOf<typeof businesses.updateBusiness>;

export const mostServices = 30;
const mostAtOnce = 10_000;

export function settingsOf({
  name,
  services,
  selfCheckIn,
  acceptPaper,
  contactRequired,
}: Business): BusinessSettings {
  const drafts = services.map((one) => ({
    key: one.code,
    code: one.code,
    name: one.name,
    capacity: one.capacity === undefined ? '' : String(one.capacity),
  }));
  return { name, services: drafts, selfCheckIn, acceptPaper, contactRequired };
}

/**
 * The settings in the form that the server accepts, or what is wrong with them: the field, and for a service its row.
 */
export function checkSettings(
  businessId: string,
  { name, services, selfCheckIn, acceptPaper, contactRequired }: BusinessSettings,
): { readonly update: Update } | { readonly problem: SettingsProblem; readonly key: string | null } {
  if (name.trim() === '' || name.trim().length > 80) return { problem: 'name', key: null };
  const taken = new Set(services.flatMap(({ code }) => code ?? []));
  const list: NonNullable<Update['services']> = [];
  for (const service of services) {
    const { key, capacity } = service;
    const label = service.name.trim();
    if (label === '' || label.length > 60) return { problem: 'serviceName', key };
    const count = capacity.trim() === '' ? undefined : Number(capacity);
    if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= mostAtOnce)) {
      return { problem: 'capacity', key };
    }
    const code = service.code ?? newCode(label, taken);
    taken.add(code);
    list.push({ code, name: label, ...(count === undefined ? {} : { capacity: count }) });
  }
  return {
    update: { businessId, name: name.trim(), services: list, selfCheckIn, acceptPaper, contactRequired },
  };
}

/** A code for a new service, derived from its name; rules refer to the code even if the name changes. */
function newCode(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const base =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 30) || 'service';
  for (let count = 1; ; count++) {
    const code = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(code)) return code;
  }
}
