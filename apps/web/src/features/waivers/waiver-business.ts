import type { MemberRole, Service } from '@clearpaw/domain';

/** The business whose waivers are shown, and what the reader may do there. */
export interface WaiverBusiness {
  readonly id: string;
  readonly role: MemberRole;
  readonly readOnly: boolean;
  readonly services: readonly Service[];
}
