import { type HealthKind, kgFrom, type Severity, type WeightUnit, weightIn } from '@clearpaw/domain';
import type { HealthEntry } from './care-entry.ts';
import { healthForms, type TextName } from './health-forms.ts';

/** What is being typed about the pet's health; the kind determines which fields count. */
export interface HealthDraft {
  readonly texts: Readonly<Partial<Record<TextName, string>>>;
  readonly severity: Severity;
  readonly duringVisits: boolean;
  /** As typed, in `unit`. */
  readonly weight: string;
  readonly unit: WeightUnit | null;
}

interface Typed {
  readonly day: string | null;
  readonly until: string | null;
  readonly health: HealthDraft;
}

export const emptyHealth: HealthDraft = {
  texts: {},
  severity: 'moderate',
  duringVisits: false,
  weight: '',
  unit: null,
};

/** A record as it would be typed. */
export function healthDraftOf({ kind, record }: HealthEntry, unit: WeightUnit): Typed {
  const form = healthForms[kind];
  const facts = record as unknown as Readonly<Record<string, string | null | undefined>>;
  const texts = Object.fromEntries(form.texts.map(({ fact }) => [fact, facts[fact] ?? '']));
  const weight = 'kg' in record ? String(Math.round(weightIn(unit, record.kg) * 100) / 100) : '';
  return {
    day: form.day ? (facts[form.day.fact] ?? null) : null,
    until: form.end ? (facts[form.end.fact] ?? null) : null,
    health: {
      texts,
      severity: 'severity' in record ? record.severity : emptyHealth.severity,
      duringVisits: 'duringVisits' in record && record.duringVisits,
      weight,
      unit,
    },
  };
}

/** The facts of a kind, or the fields that are missing or cannot be read. */
export function healthFactsOf(
  kind: HealthKind,
  { day, until, health }: Typed,
): { facts: object } | { missing: readonly string[] } {
  const form = healthForms[kind];
  const kg = form.weight ? readWeight(health.weight, health.unit ?? 'kg') : null;
  const typed = (fact: TextName) => health.texts[fact]?.trim() || null;
  const missing = [
    ...form.texts.filter(({ fact, required }) => required && typed(fact) === null).map(({ fact }) => fact),
    ...(form.weight && kg === null ? ['weight'] : []),
    ...(form.day?.required && day === null ? ['day'] : []),
  ];
  if (missing.length > 0) return { missing };
  return {
    facts: {
      ...Object.fromEntries(form.texts.map(({ fact }) => [fact, typed(fact)])),
      ...(form.day ? { [form.day.fact]: day } : {}),
      ...(form.end ? { [form.end.fact]: until } : {}),
      ...(form.severity ? { severity: health.severity } : {}),
      ...(form.duringVisits ? { duringVisits: health.duringVisits } : {}),
      ...(form.weight ? { kg } : {}),
    },
  };
}

// The heaviest horses weigh less.
const heaviestKg = 1500;

/** A number with a point or a comma, in kilograms; null for anything else. */
function readWeight(typed: string, unit: WeightUnit): number | null {
  const figure = /^\d{1,4}(?:[.,]\d{1,3})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : 0;
  const kg = kgFrom(unit, figure);
  return kg > 0 && kg <= heaviestKg ? kg : null;
}
