import { createHmac } from 'node:crypto';
import type pg from 'pg';

/** An arbitrary constant that has to be the same on every server. */
const handOverLock = 7_262_018;

/** Owns our database and nothing else, which limits what an injected statement could do. */
export const appRole = 'clearpaw_app';

/** Derived from the password of the cluster, so that only one secret is stored on disk. */
export function appPassword(clusterPassword: string): string {
  return createHmac('sha256', clusterPassword).update(appRole).digest('base64url');
}

/** Creates the role and the database once; several servers that start together may all try. */
export async function ensureAppDatabase(admin: pg.Client, password: string): Promise<void> {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [appRole]);
  // Base64url contains no quotes.
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
 * Earlier releases worked as the cluster's own superuser, which still owns what they created. `reassign owned` refuses
 * that role, so the owner is changed object by object; if none is left, this is one quick query.
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

/** One statement for each object that we do not own yet; indexes, owned sequences and row types follow their tables. */
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
