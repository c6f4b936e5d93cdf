import type { Option } from '../../ui/field/index.ts';

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone of the platform, with the city first, because people search for the city. */
export function timeZoneOptions(): readonly Option[] {
  const known = new Set([deviceTimeZone(), ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(known, (zone) => {
    const parts = zone.split('/').map((part) => part.replaceAll('_', ' '));
    return { id: zone, label: parts.at(-1) ?? zone, note: parts.slice(0, -1).join(', ') };
  }).sort((a, b) => a.label.localeCompare(b.label));
}
