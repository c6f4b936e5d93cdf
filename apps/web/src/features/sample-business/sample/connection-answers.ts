import type { connections, OutputOf } from '@clearpaw/contract';
import { addDays, compareDates, isSatisfied, verdicts } from '@clearpaw/domain';
import { type SampleAnswers, wholeList } from './answers.ts';
import { findSampleCustomer, findSamplePet } from './find.ts';
import { judgeToday, type SampleReport, sampleChangeOf, sampleDosesOf } from './judge.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import type { World } from './world-types.ts';

type ListedPet = OutputOf<typeof connections.listConnections>['items'][number];
type Details = OutputOf<typeof connections.listConnectionDetails>['items'][number];

/** One pet after the other. */
export const connectedAt = (world: World, pet: SamplePet): string => {
  const days = 37 * petsOfSample.indexOf(pet);
  return new Date(Date.parse(world.business.createdAt) + days * 24 * 60 * 60 * 1000).toISOString();
};

/** A pet as the business knows it; its owner shares the records. */
export function connectedPetOf(world: World, pet: SamplePet) {
  const { id, name, species, breed, colour, alerts } = pet;
  const past = world.checkIns.filter((one) => one.petId === id && one.decision === 'admitted');
  const [last] = past.toSorted((a, b) => b.arrivedAt.localeCompare(a.arrivedAt));
  return {
    ...{ petId: id, petName: name, species, breed, colour, alerts: [...alerts], photoPath: null },
    ...{ scope: 'records' as const, verdict: judgeToday(world, pet).verdict },
    connectedAt: connectedAt(world, pet),
    ...{ lastVisitAt: last?.arrivedAt ?? null, lastService: last?.service ?? null },
  };
}

export const sampleCustomerOf = ({ customerId }: SamplePet) => ({
  id: customerId,
  pets: petsOfSample.filter((other) => other.customerId === customerId).length,
});

export function sampleContactOf({ customerId }: SamplePet) {
  const { name, phone, pickups } = findSampleCustomer(customerId);
  return { name, phone, emergency: null, pickups: [...pickups] };
}

const isUnmet = (report: SampleReport, ruleId: string) =>
  report.checks.some((check) => check.ruleId === ruleId && !isSatisfied(check.status));

const matches = (text: string, search: string) => text.toLowerCase().includes(search.trim().toLowerCase());

/** Whether a pet, its owner, or the owner's phone number or address has the words. */
export function isFound(pet: SamplePet, search: string): boolean {
  const { name, phone, email } = findSampleCustomer(pet.customerId);
  const digits = search.replace(/\D/g, '');
  const hasDigits = digits.length >= 3 && phone.replace(/\D/g, '').includes(digits);
  return hasDigits || [pet.name, name, email].some((text) => matches(text, search));
}

const orders = {
  attention: (a: ListedPet, b: ListedPet) => verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict),
  added: (a: ListedPet, b: ListedPet) => a.petId.localeCompare(b.petId),
  name: (a: ListedPet, b: ListedPet) => a.petName.localeCompare(b.petName),
  visited: (a: ListedPet, b: ListedPet) => (b.lastVisitAt ?? '').localeCompare(a.lastVisitAt ?? ''),
};

function nextOf(world: World, pet: SamplePet): Details['next'] {
  const found = sampleChangeOf(world, pet);
  if (found === null) return null;
  const { kind, lastDay, others, check } = found;
  const { ruleId, status, reason, params, message, validUntil } = check;
  const compliantFrom = kind === 'open' ? judgeToday(world, pet).compliantFrom : null;
  const title = world.rules.find(({ id }) => id === ruleId)?.title ?? null;
  return {
    ...{ kind, ruleId, status, reason, params, message, validUntil },
    ...{ title, lastDay, compliantFrom, others },
  };
}

/** The pets that the business knows. */
export function connectionAnswers(world: World): SampleAnswers {
  return {
    listConnections: ({ search, verdict, rule, service, withinDays, sort = 'added', limit }) => {
      const lastDay = withinDays === undefined ? null : addDays(world.today(), withinDays);
      const isAsked = (pet: SamplePet) => {
        const report = judgeToday(world, pet);
        const { changesOn } = report;
        return (
          (search === undefined || isFound(pet, search)) &&
          (verdict === undefined || report.verdict === verdict) &&
          (rule === undefined || isUnmet(report, rule)) &&
          (lastDay === null || (changesOn !== null && compareDates(changesOn, lastDay) <= 0))
        );
      };
      const items = petsOfSample
        .filter(isAsked)
        .map((pet) => ({ ...connectedPetOf(world, pet), customer: sampleCustomerOf(pet), isGuest: false }))
        .filter(({ lastService }) => service === undefined || lastService === service);
      return wholeList(items.toSorted(orders[sort]), limit);
    },
    listConnectionDetails: ({ petIds }) =>
      wholeList(
        petsOfSample
          .filter(({ id }) => petIds.includes(id))
          .map((pet) => ({
            ...{ petId: pet.id, ownerName: sampleContactOf(pet).name },
            next: nextOf(world, pet),
          })),
      ),
    listPetsAtOtherLocations: () => wholeList([]),
    getConnectedPet: ({ petId }) => {
      const pet = findSamplePet(petId);
      const past = world.checkIns.filter((one) => one.petId === petId);
      return {
        ...connectedPetOf(world, pet),
        ...{ contact: sampleContactOf(pet), contactShared: true, customerId: pet.customerId },
        ...{ note: pet.note, flags: [...pet.flags] },
        visits: past.filter(({ decision }) => decision === 'admitted').length,
        turnedAway: past.filter(({ decision }) => decision === 'denied').length,
        services: world.business.services.map(({ code }) => ({
          service: code,
          report: judgeToday(world, pet, code),
        })),
      };
    },
    ...recordAnswers(world),
  };
}

/** What the owners share about their pets. */
function recordAnswers(world: World): SampleAnswers {
  const at = world.business.createdAt;
  return {
    getPet: ({ petId }) => {
      const pet = findSamplePet(petId);
      const { name, species, breed, colour, sex, sterilized, weightKg } = pet;
      return {
        ...{ id: petId, ownerId: pet.customerId, access: 'business', name, species, breed, colour },
        ...{ sex, sterilized, weightKg, bornOnPrecision: 'day' },
        bornOn: addDays(world.today(), -pet.bornDaysAgo),
        ...{ microchip: null, photoPath: null, alerts: [...pet.alerts], notes: null, clinic: null },
        ...{ state: 'active', endedAt: null, deletedAt: null, createdAt: at, updatedAt: at },
      };
    },
    listVaccinations: ({ petId }) =>
      wholeList(
        sampleDosesOf(world, findSamplePet(petId)).map((dose) => ({
          ...{ ...dose, petId, vaccineName: null, product: null, manufacturer: null, lotNumber: null },
          ...{ route: null, doseNumber: null, clinic: null, veterinarian: null, certificateNumber: null },
          ...{ tagNumber: null, documentIds: [], evidence: 'document', state: 'active' },
          ...{ createdAt: at, updatedAt: at, reviews: [], reviewRequests: [] },
        })),
      ),
    listDocuments: () => wholeList([]),
    getCareAtBusiness: () => ({ plan: null, isGuest: false }),
  };
}
