import type { OutputOf, waivers } from '@clearpaw/contract';
import type { ResignPolicy, Rule } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';
import { inSentence, useFormat } from '../../platform/messages/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { minorMessages } from './minors/index.ts';
import type { WaiverBusiness } from './waiver-business.ts';

type WaiverMessages = typeof waiverMessages;
type Waiver = OutputOf<typeof waivers.listWaivers>['items'][number];

interface WaiverTagsProps {
  readonly business: WaiverBusiness;
  readonly waiver: Waiver;
}

/** What the published rules ask of a waiver, when it is signed again, and whether minors are entered. */
export function WaiverTags({ business, waiver }: WaiverTagsProps) {
  const messages = waiverMessages;
  const required = useRequired(business, waiver.id);
  return (
    <p className="flex flex-wrap gap-2">
      {required && <Tag tone={required.tone}>{required.text}</Tag>}
      <Tag>{`${messages.resign}: ${resignOf(waiver, messages)}`}</Tag>
      {waiver.forMinors && <Tag>{minorMessages.tag}</Tag>}
    </p>
  );
}

/** Null while it is not known, or where the rules could not be read. */
function useRequired({ id: businessId, services }: WaiverBusiness, waiverId: string) {
  const messages = waiverMessages;
  const format = useFormat();
  const requirements = useCall('getRequirements', { businessId });
  if (!requirements.data) return null;
  const rules = (requirements.data.rules as readonly Rule[]).filter(
    ({ requirement }) => requirement.kind === 'waiver' && requirement.waiverId === waiverId,
  );
  if (rules.length === 0) return { tone: 'outline', text: messages.optional } as const;
  const required = rules.filter(({ level }) => level === 'required');
  if (required.length === 0) return { tone: 'outline', text: messages.recommended } as const;
  const codes = required.flatMap(({ appliesTo }) => appliesTo?.services ?? []);
  const isForAll = required.some(({ appliesTo }) => !appliesTo?.services);
  const names = services.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  const text =
    isForAll || names.length === 0 ? messages.requiredForAll : messages.requiredForSome(format.list(names));
  return { tone: 'soft', text } as const;
}

/** A waiver from an earlier release may have a custom expiry in months. */
function resignOf(
  { validMonths, resign }: { validMonths: number | null; resign: ResignPolicy },
  messages: WaiverMessages,
): string {
  if (validMonths === null) return inSentence(messages.resigns[resign]);
  return messages.validities[validMonths > 12 ? '24' : '12'];
}
