import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { bestStatements } from './best-statements.ts';

type Input = { readonly [key: string]: string };

/** The three check-in functions in two round trips each: the minimum for a handler that reads before it writes. */
export function bestCheckIn(pool: pg.Pool, uid: string) {
  const send = (name: keyof typeof bestStatements, values: readonly unknown[]) =>
    pool.query({ name: `best ${name}`, text: bestStatements[name], values: [...values] });

  const look = async (input: Input) => {
    const today = new Date().toISOString().slice(0, 10);
    const asked = [input.businessId, uid, input.badge, input.idempotencyKey ?? '', today];
    const { rows } = await send('known', asked);
    return rows[0];
  };

  /** The values that every write starts with: the key, the input's hash, the result, the time and the topic. */
  const keeping = (input: Input, result: object, at: Date) => {
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    return [uid, input.idempotencyKey, hash, JSON.stringify(result), at, `business:${input.businessId}`];
  };

  const scanBadge = async (input: Input) => {
    const { pet_id: id, name, species, alerts, version, doses } = await look(input);
    await send('view', [randomUUID(), id, input.businessId, uid, new Date()]);
    return { pet: { id, name, species, alerts }, rules: version, doses: doses.length };
  };

  const checkIn = async (input: Input) => {
    const { pet_id: petId, name, version } = await look(input);
    const at = new Date();
    const row = { id: randomUUID(), ...input, petName: name, arrivedAt: at };
    const arrived = [row.id, input.businessId, petId, name, input.service, version];
    await send('arrive', [...keeping(input, row, at), ...arrived]);
    return row;
  };

  const checkOut = async (input: Input) => {
    const { rows } = await send('present', [input.businessId, uid, input.checkInId, input.idempotencyKey]);
    const at = new Date();
    const row = { id: input.checkInId, ...rows[0].arrival, departedAt: at };
    await send('leave', [...keeping(input, row, at), input.checkInId]);
    return row;
  };

  return { scanBadge, checkIn, checkOut };
}
