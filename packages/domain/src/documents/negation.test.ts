import { describe, expect, test } from 'vitest';
import { saysNoDose } from './excluded-text.ts';
import { proposeVaccinations } from './propose-vaccinations.ts';
import { typed } from './testing/typed-page.ts';

describe('a text says that a dose was not given', () => {
  test.each([
    'Le vaccin Rabigen n’a pas été administré.',
    'Le chien n’a reçu aucun vaccin contre la rage',
    'No se administró Rabia.',
    'A vacina Raiva não foi administrada.',
    'Tollwut konnte heute nicht geimpft werden',
    'Er bekam keine Tollwutimpfung',
    'Hondsdolheid is vandaag niet gegeven',
    'Rabies was, for now, not yet administered',
    'Rabies wasn’t given',
    'She received no rabies vaccine',
  ])('%s', (text) => {
    expect(saysNoDose(text)).toBe(true);
  });

  test.each([
    'Rabies was given, no adverse reaction was seen.',
    'Rage: administré, pas de réaction',
    'Tollwut verabreicht, keine Nebenwirkungen',
    'Rabia aplicada en el lado no afectado',
    'Rabiës gegeven, geen bijwerkingen',
    'Rabies given No. 4471',
  ])('but not: %s', (text) => {
    expect(saysNoDose(text)).toBe(false);
  });
});

test('a vaccine that was not given has no day of the visit', () => {
  const page = `Date: 21/03/2025
Juno a été vacciné aujourd'hui : Nobivac L4. Le vaccin Rabigen Mono n'a pas été administré.`;
  expect(proposeVaccinations(typed(page), 'dog', '2026-11-21').map(({ vaccine }) => vaccine.value)).toEqual([
    'lepto4',
  ]);
});
