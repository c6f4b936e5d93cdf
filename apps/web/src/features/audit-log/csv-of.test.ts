import { expect, test } from 'vitest';
import { auditLogCsv } from './csv-of.ts';
import type { ListedAuditEntry } from './listed-entry.ts';

const entry: ListedAuditEntry = {
  id: 'e1',
  at: '2026-11-21T09:00:00.000Z',
  actor: { kind: 'member', uid: 'u1', name: 'Theo "T", Jr.' },
  action: 'checkIn',
  subject: { kind: 'check-in', id: 'c1', name: 'Maple', petId: null },
  place: 1,
  hash: 'ab',
};

test('a table has a head, and quotes what would break it', () => {
  expect(auditLogCsv([entry])).toBe(
    '\uFEFFplace,at,actor,uid,name,action,subject,subjectId,id,hash,about\r\n' +
      '1,2026-11-21T09:00:00.000Z,member,u1,"Theo ""T"", Jr.",checkIn,check-in,c1,e1,ab,Maple\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@x'])('a name like %j is no formula', (name) => {
  expect(auditLogCsv([{ ...entry, actor: { ...entry.actor, name } }])).toContain(`,'${name},`);
});
