/** A table in the file, and how its rows of a business are found. */
export interface ExportedTable {
  readonly name: string;
  /** The table that says to which business a row belongs; left out if the row itself says it. */
  readonly through?: { readonly column: string; readonly table: string; readonly key: string };
  /** Columns that are credentials, do not concern this business, or are too large for a list. */
  readonly without?: readonly string[];
  /** Only rows that meet this condition about `t`. */
  readonly where?: string;
  /** How many rows are read at once, if each is large. */
  readonly atOnce?: number;
}

/** What an owner shares now. With scope `verdict` the export contains no dates, and of an ended connection nothing. */
const connections: ExportedTable = {
  name: 'connection',
  where: 't.revoked_at is null and (t.ends_at is null or t.ends_at > now())',
  without: ['renewals', 'changes_on', 'renew_on', 'blocked_at', 'pet_name_key'],
};

const own = (...names: readonly string[]): readonly ExportedTable[] => names.map((name) => ({ name }));
const parts = (table: string, column: string, ...names: readonly string[]): readonly ExportedTable[] =>
  names.map((name) => ({ name, through: { column, table, key: 'id' } }));
const withoutColumns = (tables: readonly ExportedTable[], without: readonly string[]) =>
  tables.map((table) => ({ ...table, without }));
const ofGuests = (column: string, ...names: readonly string[]): readonly ExportedTable[] =>
  names.map((name) => ({ name, through: { column, table: 'guest', key: 'pet_id' } }));

/**
 * All data of a business. Of pets whose owners have an account it has connections, visits and its own decisions; their
 * records belong to the owners. It entered the records of guests itself.
 */
export const exportedTables: readonly ExportedTable[] = [
  ...own('requirement_version'),
  connections,
  // What owners with an account share about themselves is exported with their contact details.
  { name: 'customer', without: ['name_key'], where: 'not t.has_account' },
  ...own('guest', 'guest_merge', 'pet_note'),
  ...ofGuests('id', 'pet'),
  ...ofGuests('pet_id', 'vaccination', 'care_record', 'care_plan'),
  ...own('check_in', 'visit', 'care_log'),
  ...own('incident'),
  ...parts('incident', 'incident_id', 'incident_pet', 'incident_version'),
  ...parts('incident', 'incident_id', 'incident_photo').map((table) => ({ ...table, atOnce: 2 })),
  ...own('waiver', 'waiver_signature'),
  ...withoutColumns(parts('waiver', 'waiver_id', 'waiver_version'), ['file', 'pages']),
  ...parts('waiver', 'waiver_id', 'sealed_waiver').map((table) => ({ ...table, atOnce: 2 })),
  ...own('intake_question', 'intake_answer'),
  ...parts('intake_question', 'question_id', 'intake_question_version'),
  ...own('record_review', 'review_request', 'clinic_trust', 'clinic_entry'),
  { name: 'clinic_account', without: ['code_hash'] },
  ...own('due_reminder', 'due_notice'),
  ...own('import'),
  ...parts('import', 'import_id', 'import_row'),
  ...own('member'),
  { name: 'invitation', without: ['token_hash'] },
  { name: 'api_key', without: ['hash', 'old_hash'] },
  ...own('app', 'app_grant'),
  { name: 'webhook', without: ['secret', 'old_secret'] },
  ...parts('webhook', 'webhook_id', 'webhook_delivery'),
  { name: 'audit_entry', without: ['mac'] },
  ...own('record_view'),
];

/** Tables that name a business and are not in the file, each with its reason. */
export const notExported: Readonly<Record<string, string>> = {
  alert: 'notices to single people; their events are in the audit log',
  audit_head: 'protects the audit log on this server, and says nothing elsewhere',
  business_cover: 'copies of the picture that was uploaded',
  business_export: 'addresses of exports',
  care_record: 'in the file for guests; those of other pets belong to their owners',
  owner_invite: 'hashes by which invitations are limited',
};
