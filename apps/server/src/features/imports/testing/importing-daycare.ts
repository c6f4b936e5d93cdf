import { createHash } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { TestPerson, TestServer } from '../../../../test/index.ts';
import { uploadTable } from './upload-table.ts';

/** Three pets of two owners, and two rows with problems. */
export const customerList = [
  'Owner First Name,Owner Last Name,Email,Cell,Animal,Type,Rabies given,Rabies Exp,Notes',
  'Maya,Okafor,maya@imports.test,555-010-0136,Biscuit,Dog,01/31/2026,01/31/2029,Shy',
  'Maya,Okafor,maya@imports.test,555-010-0136,Pip,Cat,,,',
  'Jonas,Weber,,555-010-0199,Frankie,Dog,,06/03/2027,',
  'Ruth,Castell,not-an-address,,Ziggy,Dog,02/30/2026,,',
  ',,,,Bear,Dog,,,',
].join('\r\n');

interface Choices {
  readonly invite?: boolean;
  readonly skipProblems?: boolean;
}

/** A separate daycare for each test, and its owner's actions with files. */
export class ImportingDaycare {
  readonly #server: TestServer;
  #boss: TestPerson | undefined;
  businessId = '';

  constructor(server: TestServer) {
    this.#server = server;
    beforeEach(async () => {
      this.#boss = await server.businessPerson();
      const input = { name: 'Hill Daycare', timeZone: 'America/New_York', kind: 'daycare' } as const;
      ({ id: this.businessId } = await server.call(this.boss, 'createBusiness', input));
    });
  }

  get boss(): TestPerson {
    if (!this.#boss) throw new Error('There is a daycare only inside of tests.');
    return this.#boss;
  }

  async preview(content: string | Uint8Array, mapping?: object) {
    const storagePath = await uploadTable(this.#server, this.boss, content);
    const input = { businessId: this.businessId, storagePath, ...(mapping && { mapping: mapping as never }) };
    return this.#server.call(this.boss, 'previewImport', input);
  }

  /** Uploaded and previewed, ready to be imported. */
  async prepare(content: string, more: Choices = {}) {
    const storagePath = await uploadTable(this.#server, this.boss, content);
    const file = { businessId: this.businessId, storagePath };
    const { mapping } = await this.#server.call(this.boss, 'previewImport', file);
    return { ...file, mapping, skipProblems: true, invite: false, ...more };
  }

  async run(content: string, more: Choices = {}): Promise<string> {
    const input = await this.prepare(content, more);
    const { importId } = await this.#server.call(this.boss, 'runImport', input);
    await this.#server.runJobs();
    return importId;
  }

  async latest() {
    return (await this.#server.call(this.boss, 'listImports', { businessId: this.businessId })).items[0];
  }

  async customers() {
    return (await this.#server.call(this.boss, 'listCustomers', { businessId: this.businessId })).items;
  }

  undo(importId: string) {
    return this.#server.call(this.boss, 'undoImport', { importId });
  }
}

/** A hash of each table, except logs of what was done. */
export async function hashOfTables({ services }: TestServer): Promise<Record<string, string>> {
  const { rows } = await services.store.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  // Schedules of jobs, and which server uses the files, belong to no business.
  const notes =
    /^(reminder_cursor|installation|audit_.*|event|idempotency_key|import|import_row|byte_garbage|stored_object|storage_usage|download_token|upload_session|budget|mail_.*|__.*|rate_limit|session|connection)$/;
  const hashes: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !notes.test(row.name))) {
    const all = await services.store.pool.query(`select t::text as line from "${name}" t order by 1`);
    hashes[name] = createHash('sha256').update(JSON.stringify(all.rows)).digest('hex');
  }
  const connections = await services.store.pool.query(
    'select business_id, pet_id, scope, connected_at from connection order by 1, 2',
  );
  return { ...hashes, connection: JSON.stringify(connections.rows) };
}

/** The tables that have changed. */
export async function changedSince(server: TestServer, before: Record<string, string>): Promise<string[]> {
  const after = await hashOfTables(server);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}
