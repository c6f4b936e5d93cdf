import { type ParseInput, type ParseRecord, type ParseSdk, trusted } from './parse-fixture.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** The three calls of a visit as cloud functions. As in the other handlers, nothing is evaluated. */
export function parseFunctions(parse: ParseSdk): void {
  const query = (className: string) => new parse.Query(className);
  const save = (className: string, attributes: object) =>
    new parse.Object(className, attributes).save(null, trusted);
  const access = (businessId: string | undefined) =>
    query('Member').equalTo('businessId', businessId).equalTo('uid', 'staff').first(trusted);
  const earlier = ({ idempotencyKey }: ParseInput) =>
    query('IdempotencyKey').equalTo('key', idempotencyKey).first(trusted);

  const look = async ({ businessId, badge }: ParseInput) => {
    const [member, shown, rules] = await Promise.all([
      access(businessId),
      query('Badge').equalTo('code', badge).doesNotExist('revokedAt').include('pet').first(trusted),
      query('RequirementVersion')
        .equalTo('businessId', businessId)
        .lessThanOrEqualTo('effectiveFrom', today())
        .descending('version')
        .first(trusted),
    ]);
    const pet = shown?.get('pet') as ParseRecord;
    const [doses, connection] = await Promise.all([
      query('Vaccination').equalTo('pet', pet).find(trusted),
      query('Connection').equalTo('businessId', businessId).equalTo('pet', pet).first(trusted),
    ]);
    return { member, pet, rules, doses, connection };
  };

  parse.Cloud.define('scanBadge', async ({ params: { data } }) => {
    const { pet, rules, doses } = await look(data);
    await save('RecordView', { businessId: data.businessId, pet, what: 'verdict', at: new Date() });
    const [name, species, alerts] = ['name', 'species', 'alerts'].map((key) => pet.get(key));
    return { id: pet.id, name, species, alerts, rules: rules?.get('version'), doses: doses.length };
  });

  parse.Cloud.define('checkIn', async ({ params: { data } }) => {
    await earlier(data);
    const { pet, rules, connection } = await look(data);
    const { businessId, service, idempotencyKey } = data;
    const at = new Date();
    const arrived = await save('CheckIn', {
      ...{ businessId, pet, service, arrivedAt: at, method: 'badge', decision: 'admitted' },
      ...{ verdict: 'compliant', requirementsVersion: rules?.get('version') },
    });
    const visited = { lastVisitAt: at, verdict: 'compliant' };
    if (connection) await connection.save(visited, trusted);
    else await save('Connection', { businessId, pet, connectedAt: at, ...visited });
    await save('IdempotencyKey', { key: idempotencyKey, result: { id: arrived.id } });
    return { id: arrived.id };
  });

  parse.Cloud.define('checkOut', async ({ params: { data } }) => {
    await Promise.all([access(data.businessId), earlier(data)]);
    const present = await query('CheckIn').equalTo('objectId', data.checkInId).first(trusted);
    await present?.save({ departedAt: new Date() }, trusted);
    await save('IdempotencyKey', { key: data.idempotencyKey, result: { id: present?.id } });
    return { id: present?.id };
  });
}
