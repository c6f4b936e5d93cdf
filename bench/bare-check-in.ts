import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { statement } from './bare-statements.ts';

type Input = { readonly [key: string]: string };
type Runner = Pick<pg.Pool, 'query'>;

const today = () => new Date().toISOString().slice(0, 10);

/** The three check-in functions with the same reads and writes, but without any evaluation. */
export function bareCheckIn(pool: pg.Pool, uid: string) {
  const look = async (input: Input) => {
    const access = await pool.query(statement('access', [input.businessId, uid]));
    const visitor = await pool.query(statement('visitor', [input.businessId, input.badge]));
    const pet = visitor.rows[0];
    const [rules, doses] = await Promise.all([
      pool.query(statement('rules', [input.businessId, today()])),
      pool.query(statement('doses', [pet.id])),
    ]);
    return { access: access.rows[0], pet, rules: rules.rows[0], doses: doses.rows };
  };

  const scanBadge = async (input: Input) => {
    const { pet, rules, doses } = await look(input);
    const values = [randomUUID(), pet.id, input.businessId, uid, new Date()];
    await pool.query(statement('view', values));
    const { id, name, species, alerts } = pet;
    return { pet: { id, name, species, alerts }, rules: rules.version, doses: doses.length };
  };

  const checkIn = async (input: Input) => {
    await pool.query(statement('earlier', [uid, input.idempotencyKey]));
    const { pet, rules } = await look(input);
    const row = { id: randomUUID(), ...input, petName: pet.name, arrivedAt: new Date() };
    const visited = [row.id, input.businessId, pet.id, pet.name];
    return inTransaction(pool, async (client) => {
      await client.query(statement('arrive', [...visited, input.service, row.arrivedAt, uid, rules.version]));
      await client.query(statement('connect', [input.businessId, pet.id, row.arrivedAt]));
      await keep(client, uid, input, row);
      return row;
    });
  };

  const checkOut = async (input: Input) => {
    await pool.query(statement('access', [input.businessId, uid]));
    await pool.query(statement('earlier', [uid, input.idempotencyKey]));
    return inTransaction(pool, async (client) => {
      await client.query(statement('present', [input.businessId, input.checkInId]));
      const left = await client.query(statement('leave', [input.checkInId, new Date()]));
      await keep(client, uid, input, left.rows[0]);
      return left.rows[0];
    });
  };

  return { scanBadge, checkIn, checkOut };
}

async function keep(client: Runner, uid: string, input: Input, row: object): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  await client.query(statement('keep', [uid, input.idempotencyKey, hash, JSON.stringify(row), new Date()]));
  await client.query(statement('publish', [`business:${input.businessId}`, JSON.stringify(row)]));
}

async function inTransaction<T>(pool: pg.Pool, work: (client: Runner) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  } finally {
    client.release();
  }
}
