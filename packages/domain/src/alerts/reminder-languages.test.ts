import { describe, expect, it } from 'vitest';
import { digestMessages } from './digest.ts';
import type { Need } from './need.ts';
import { namesIn } from './phrases.ts';
import { type Reminder, reminderMessages, subjectOfNeed } from './reminder-words.ts';

const need: Need = {
  ...{ key: 'k', subject: 'Rabies (1 year)', about: { vaccine: 'rabies-1y' } },
  ...{ lastValidOn: '2026-06-30', actBy: '2026-06-24', recordId: 'd', businessIds: ['b1'] },
};
const reminder: Reminder = {
  petName: 'Biscuit',
  need,
  stage: 'in_14',
  businesses: ['Hound Café'],
  today: '2026-06-10',
};

describe('a reminder in German', () => {
  it('names the vaccine, the days and what to do', () => {
    expect(reminderMessages(reminder, 'de')).toEqual({
      title: 'Biscuit: Innerhalb von 14 Tagen ist etwas zu erneuern',
      body: 'Tollwut (1 Jahr) gilt bis 30. Juni 2026. Hound Café verlangt das. Eine Erneuerung zählt erst nach einiger Zeit: Beginnen Sie bis 24. Juni 2026, dann entsteht keine Lücke.',
    });
  });

  it('keeps the name that an owner gave a vaccine, and that of the plan of an earlier release', () => {
    const own = { vaccine: 'custom', vaccineName: 'Herd mix' };
    expect(subjectOfNeed({ ...need, subject: 'Herd mix', about: own }, 'de')).toBe('Herd mix');
    const { about: _, ...earlier } = need;
    expect(subjectOfNeed(earlier, 'de')).toBe('Rabies (1 year)');
  });

  it('names what a rule asks for and the kind of a document', () => {
    const requirement = { kind: 'vaccination', targets: ['rabies'] } as const;
    expect(subjectOfNeed({ ...need, about: { requirement } }, 'de')).toBe('Tollwut');
    expect(subjectOfNeed({ ...need, about: { document: 'insurance' } }, 'es')).not.toBe('Insurance');
  });
});

it('the days in Arabic take the form of their number', () => {
  const within = (today: string) => reminderMessages({ ...reminder, today }, 'ar').title;
  expect(within('2026-06-22')).toContain('خلال يومين');
  expect(within('2026-06-19')).toContain('خلال 5 أيام');
});

it('names are joined as the language joins them', () => {
  expect(namesIn('es', ['A', 'B', 'C', 'D'])).toBe('A, B y 2 más');
  expect(namesIn('fr', ['A', 'B', 'C'])).toBe('A, B et 1 autre');
});

it('a week of a business counts in Spanish', () => {
  const week = { business: 'Barkside', admitted: 1, denied: 2, pets: 1, connected: 3, good: 2, waiting: 1 };
  expect(digestMessages(week, 'es')).toEqual({
    title: 'Barkside: tu semana',
    body: 'La semana pasada: 1 entrada de 1 mascota. 2 fueron rechazadas.\nHoy pueden entrar 2 de 3 mascotas conectadas.\n1 registro por comprobar en Revisiones.',
  });
});
