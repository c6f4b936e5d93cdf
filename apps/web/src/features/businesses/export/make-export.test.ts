import type { CallFunction } from '@clearpaw/client';
import { describe, expect, it } from 'vitest';
import { type ExportKind, makeExport } from './make-export.ts';

const business = { id: 'place', slug: 'harbor-hounds' };
const pet = (n: number) => ({
  petId: `pet-${n}`,
  petName: `Pet ${n}`,
  alerts: ['bites'],
  verdict: 'compliant',
});
const checkIn = { id: 'c', petName: 'Biscuit', overrideReason: '=HYPERLINK("x")', departedAt: null };
const rule = { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } };
const version = { version: 2, publishedAt: '2026-11-01T00:00:00.000Z', effectiveFrom: null };

/** 230 pets in pages of 100, one check-in, one rule. */
const call = ((name: string, input: { cursor?: string }) => {
  if (name === 'getRequirements') return Promise.resolve({ ...version, rules: [rule] });
  if (name === 'listCheckIns') return Promise.resolve({ items: [checkIn], nextCursor: null });
  const from = Number(input.cursor ?? 0);
  const items = Array.from({ length: Math.min(100, 230 - from) }, (_, at) => pet(from + at));
  return Promise.resolve({ items, nextCursor: from + 100 < 230 ? String(from + 100) : null });
}) as unknown as CallFunction;

async function make(kind: ExportKind) {
  let read = 0;
  const onRead = (count: number) => {
    read += count;
  };
  const file = await makeExport(kind, { call, business, onRead, today: '2026-11-21' });
  const text = String(file.content);
  return { ...file, text, read, lines: text.trimEnd().split('\r\n') };
}

describe('the export of a business', () => {
  it('holds every connected pet, not only the first page', async () => {
    const { name, lines, read } = await make('pets');
    expect(name).toBe('harbor-hounds-pets-2026-11-21.csv');
    expect(lines).toHaveLength(231);
    expect(lines[0]).toBe(
      '\uFEFFpetId,petName,species,breed,colour,alerts,scope,verdict,connectedAt,lastVisitAt',
    );
    expect(lines[230]).toBe('pet-229,Pet 229,,,,bites,,compliant,,');
    expect(read).toBe(230);
  });

  it('holds the check-ins, with nothing a spreadsheet would run', async () => {
    const { lines } = await make('checkIns');
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('holds each rule with the version it belongs to', async () => {
    const { lines } = await make('requirements');
    expect(lines[1]).toBe(
      '2,2026-11-01T00:00:00.000Z,,rabies,required,,,"{""kind"":""vaccination"",""targets"":[""rabies""]}"',
    );
  });
});
