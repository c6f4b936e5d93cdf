import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** Any constant will do: it only has to be the same in every copy of the server. */
const handOverLock = 7_262_018;

/** Owns our database and nothing else: what a forged statement could do ends there. */
export const appRole = 'clearpaw_app';

/** Follows from the password of the cluster, so that only one secret is kept on disk. */
export function appPassword(clusterPassword: string): string {
  return createHmac('sha256', clusterPassword).update(appRole).digest('base64url');
}

/** Makes the role and the database once; servers that start together may all try. */
export async function ensureAppDatabase(admin: pg.Client, password: string): Promise<void> {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [appRole]);
  // Base64url holds no quote.
  if (role.rowCount === 0) await makeOnce(admin, `create role ${appRole} login password '${password}'`);
  const database = await admin.query("select 1 from pg_database where datname = 'clearpaw'");
  if (database.rowCount === 0) await makeOnce(admin, `create database clearpaw owner ${appRole}`);
}

const madeMeanwhile: ReadonlySet<string | undefined> = new Set(['42P04', '42710', '23505']);

async function makeOnce(admin: pg.Client, statement: string): Promise<void> {
  await admin.query(statement).catch((problem: { code?: string }) => {
    if (!madeMeanwhile.has(problem.code)) throw problem;
  });
}

/**
 * Earlier releases worked as the cluster's own superuser, and what they made belongs to it. `reassign owned` refuses that
 * role, so each object changes owner separately; where none is left, this is one quick query.
 */
export async function handOver(inDatabase: pg.Client): Promise<void> {
  await inDatabase.query(`do $$
    declare thing text;
    begin
      perform pg_advisory_xact_lock(${handOverLock});
      if (select pg_get_userbyid(datdba) <> '${appRole}' from pg_database where datname = current_database()) then
        execute format('alter database %I owner to ${appRole}', current_database());
      end if;
      for thing in ${foreign} loop execute thing; end loop;
    end $$`);
}

/** One statement for each thing that is not ours yet; indexes, owned sequences and row types follow their tables. */
const foreign = `
  with ours as (
    select oid, nspname, nspowner from pg_namespace
    where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')),
  schemas as (select oid, nspname from ours union select oid, nspname from pg_namespace where nspname = 'public'),
  app as (select oid from pg_roles where rolname = '${appRole}')
  select format('alter schema %I owner to ${appRole}', nspname) from ours, app where nspowner <> app.oid
  union all
  select format('alter %s %I.%I owner to ${appRole}',
    case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    nspname, relname)
  from pg_class join schemas on schemas.oid = relnamespace, app
  where relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> app.oid
    and not exists (
      select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
        and relkind = 'S')
  union all
  select format('alter routine %s owner to ${appRole}', pg_proc.oid::regprocedure)
  from pg_proc join schemas on schemas.oid = pronamespace, app where proowner <> app.oid
  union all
  select format('alter type %I.%I owner to ${appRole}', nspname, typname)
  from pg_type join schemas on schemas.oid = typnamespace, app
  where typtype in ('e', 'd') and typowner <> app.oid`;
