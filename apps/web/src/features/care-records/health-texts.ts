import type { CareFormat, HealthEntry } from './care-entry.ts';
import type { careMessages } from './messages.gen.ts';

type CareMessages = typeof careMessages;

/** What a record of the pet's health is called in lists and questions. */
export function nameOfHealth(entry: HealthEntry, messages: CareMessages): string {
  switch (entry.kind) {
    case 'medication':
      return `${entry.record.name} ${entry.record.dose}`;
    case 'allergy':
      return entry.record.substance;
    case 'condition':
      return entry.record.name;
    case 'weight':
      return messages.kinds.weight;
    case 'vetVisit':
      return entry.record.reason;
  }
}

/** What else is known of it, in one line. */
export function detailOfHealth(entry: HealthEntry, messages: CareMessages, format: CareFormat): string {
  return partsOf(entry, messages, format)
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

function partsOf(entry: HealthEntry, messages: CareMessages, format: CareFormat): readonly (string | null)[] {
  switch (entry.kind) {
    case 'medication': {
      const { schedule, startedOn, endedOn, prescriber } = entry.record;
      const days = endedOn
        ? messages.span(format.day(startedOn), format.day(endedOn))
        : messages.since(format.day(startedOn));
      return [schedule, days, prescriber];
    }
    case 'allergy':
      return [entry.record.reaction, messages.severities[entry.record.severity]];
    case 'condition': {
      const { diagnosedOn, resolvedOn } = entry.record;
      return [
        diagnosedOn && messages.since(format.day(diagnosedOn)),
        resolvedOn && messages.resolved(format.day(resolvedOn)),
      ];
    }
    case 'weight':
      return [format.weight(entry.record.kg), format.day(entry.record.on)];
    case 'vetVisit':
      return [format.day(entry.record.on), entry.record.clinic, entry.record.notes];
  }
}
