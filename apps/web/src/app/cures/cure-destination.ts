import {
  type AddedRecord,
  type AskedPetField,
  type Check,
  type CureStep,
  cureFor,
  isReason,
  type Requirement,
  type Rule,
} from '@clearpaw/domain';
import {
  CalendarPlus,
  FilePlus2,
  FileText,
  type LucideIcon,
  MessageCircleQuestion,
  Paperclip,
  Pencil,
  PenLine,
  Plus,
  Stethoscope,
  UserCheck,
} from 'lucide-react';
import { addDocumentsId } from '../../features/documents/index.ts';
import { paths } from '../../paths/index.ts';
import { cureHref } from './cure-address.ts';
import type { cureMessages } from './cure-messages.gen.ts';

type CureMessages = typeof cureMessages;

/** A check that is not met, or not for long, at one business. */
export interface OpenCheck {
  readonly petId: string;
  readonly business: { readonly businessId: string; readonly businessName: string };
  readonly check: Pick<Check, 'reason' | 'recordIds'>;
  readonly rule: Pick<Rule, 'requirement'>;
}

/** The control that resolves a check: its label and its target. */
export interface CureDestination {
  readonly action: CureStep['action'];
  readonly label: (messages: CureMessages) => string;
  readonly icon: LucideIcon;
  readonly href: string;
}

type StepOf<A extends CureStep['action']> = Extract<CureStep, { readonly action: A }>;
type Found = Omit<CureDestination, 'action'>;
type Destinations = {
  readonly [A in CureStep['action']]: (step: StepOf<A>, open: OpenCheck) => Found | null;
};

/** Every step of a cure leads somewhere; waiting alone needs no control. A step that is missing here does not compile. */
const destinations: Destinations = {
  answer: ({ field }, { petId }) => ({
    label: (messages) => messages.answer[field],
    icon: Pencil,
    href: `${paths.editPet(petId)}#${fieldIds[field]}`,
  }),
  add: ({ record }, { petId }) => ({
    label: (messages) => messages.add[record.kind],
    icon: record.kind === 'document' ? FilePlus2 : Plus,
    href: additionHref(petId, record),
  }),
  edit: (_, { petId, check, rule }) => {
    const [recordId] = check.recordIds;
    if (recordId === undefined) return null;
    if (rule.requirement.kind === 'document') {
      return { label: (messages) => messages.open, icon: FileText, href: paths.document(recordId) };
    }
    const lacksProof = check.reason === 'unverified';
    return {
      label: (messages) => (lacksProof ? messages.attach : messages.edit),
      icon: lacksProof ? Paperclip : Pencil,
      href: cureHref(petId, { ask: 'edit', recordId }),
    };
  },
  review: (_, { petId, check, business }) => {
    const [recordId] = check.recordIds;
    if (recordId === undefined) return null;
    const { businessId, businessName } = business;
    return {
      label: (messages) => messages.review(businessName),
      icon: UserCheck,
      href: cureHref(petId, { ask: 'review', recordId, businessId }),
    };
  },
  confirm: (_, { petId, check }) => {
    const [recordId] = check.recordIds;
    if (recordId === undefined) return null;
    return {
      label: (messages) => messages.clinic,
      icon: Stethoscope,
      href: cureHref(petId, { ask: 'confirm', recordId }),
    };
  },
  sign: ({ waiverId }, { petId }) => ({
    label: (messages) => messages.sign,
    icon: PenLine,
    href: `${paths.signWaiver(waiverId)}?${new URLSearchParams({ pet: petId })}`,
  }),
  reply: (_, { petId, business: { businessId } }) => ({
    label: (messages) => messages.reply,
    icon: MessageCircleQuestion,
    href: cureHref(petId, { ask: 'reply', businessId }),
  }),
  visit: ({ about }, { petId, business: { businessId } }) => ({
    label: (messages) => messages.visit,
    icon: CalendarPlus,
    href: cureHref(petId, { ask: 'visit', about, businessId }),
  }),
  wait: () => null,
};

/** The parts of the form of a pet that hold what rules ask for. */
const fieldIds: Readonly<Record<AskedPetField, string>> = {
  bornOn: 'pet-bornOn',
  weightKg: 'pet-weight',
  microchip: 'pet-microchip',
  sterilized: 'pet-sterilized',
};

function additionHref(petId: string, record: AddedRecord): string {
  if (record.kind === 'vaccination') {
    const asked = new URLSearchParams(record.targets.map((target) => ['for', target]));
    return `${paths.petVaccinations(petId)}?${asked}`;
  }
  if (record.kind === 'document') {
    const asked = new URLSearchParams({ document: record.code });
    return `${paths.pet(petId)}?${asked}#${addDocumentsId}`;
  }
  return cureHref(petId, { ask: 'add', kind: record.kind, code: record.code });
}

/** The step that resolves a check; null if nothing is wrong. */
export function cureStepOf(reason: string, requirement: Requirement): CureStep | null {
  return isReason(reason) ? (cureFor(requirement, reason)?.step ?? null) : null;
}

/** Whether only a review that is under way puts the check right. */
export function isUnderReview({ check, rule }: OpenCheck): boolean {
  const step = cureStepOf(check.reason, rule.requirement);
  return step?.action === 'wait' && step.until === 'review';
}

/** The target of a check's control; null if the person can only wait, or nothing is wrong. */
export function cureDestination(open: OpenCheck): CureDestination | null {
  const step = cureStepOf(open.check.reason, open.rule.requirement);
  if (step === null) return null;
  // Each entry accepts only the steps of its own action, and receives no others.
  const find = destinations[step.action] as (step: CureStep, open: OpenCheck) => Found | null;
  const found = find(step, open);
  return found && { action: step.action, ...found };
}
