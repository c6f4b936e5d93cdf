import { findImpossibleRules, maxRules, ruleLevels, ruleSexes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, instant, line } from '../define/index.ts';
import { requirement } from './requirement.ts';

const weeks = z.int().min(0).max(2000);

const appliesTo = z.strictObject({
  species: z.array(z.enum(speciesList)).min(1).optional(),
  services: z.array(code).min(1).optional(),
  sex: z.enum(ruleSexes).optional(),
  fromAgeWeeks: weeks.optional(),
  fromAgeMonths: z.int().min(0).max(480).optional(),
  untilAgeWeeks: weeks.optional(),
  lastDay: calendarDate.optional(),
});

export const rule = z.strictObject({
  id: code,
  level: z.enum(ruleLevels),
  title: line(120).optional(),
  appliesTo: appliesTo.optional(),
  requirement,
});

const uniqueIds = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map((item) => item.id)).size === list.length;

/** Rules to be published: each can be met, and each has its own id. */
export const ruleList = z
  .array(rule)
  .max(maxRules)
  .refine(uniqueIds, 'Each rule id may appear once.')
  .superRefine((rules, context) => {
    for (const { path, message } of findImpossibleRules(rules)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

/** The rules in force; version 0 without rules before the first publication. */
export const ruleRequirements = z.strictObject({
  version: z.int().min(0),
  rules: z.array(rule),
  publishedAt: instant.nullable(),
  effectiveFrom: calendarDate.nullable(),
});
