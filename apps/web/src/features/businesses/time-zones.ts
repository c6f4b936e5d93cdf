import type { Option } from '../../ui/field/index.ts';

/** The zone this device lives in. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone the platform knows, with the city first: people search for the city. */
export function timeZoneOptions(): readonly Option[] {
  const known = new Set([deviceTimeZone(), ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(known, (zone) => {
    const parts = zone.split('/').map((part) => part.replaceAll('_', ' '));
    return { id: zone, label: parts.at(-1) ?? zone, note: parts.slice(0, -1).join(', ') };
  }).sort((a, b) => a.label.localeCompare(b.label));
}
