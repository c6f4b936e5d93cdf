import type { BenchVisitor } from './fixture.ts';

/** The part of Parse's SDK that the bench uses; it is loaded from bench/peers and has no types here. */
export interface ParseSdk {
  readonly Object: {
    new (className: string, attributes?: object): ParseRecord;
    saveAll(records: readonly ParseRecord[], options: object): Promise<unknown>;
  };
  readonly Query: new (className: string) => ParseQuery;
  readonly Cloud: {
    define(name: string, run: (request: { params: { data: ParseInput } }) => Promise<unknown>): void;
  };
}

export type ParseInput = Readonly<Record<string, string>>;

export interface ParseRecord {
  readonly id: string;
  get(name: string): unknown;
  set(values: object): void;
  save(values: object | null, options: object): Promise<ParseRecord>;
}

export interface ParseQuery {
  equalTo(name: string, value: unknown): ParseQuery;
  lessThanOrEqualTo(name: string, value: unknown): ParseQuery;
  doesNotExist(name: string): ParseQuery;
  descending(name: string): ParseQuery;
  include(name: string): ParseQuery;
  find(options: object): Promise<ParseRecord[]>;
  first(options: object): Promise<ParseRecord | undefined>;
}

export const trusted = { useMasterKey: true };

const doses = ['rabies-1y', 'rabies-3y', 'dhpp-1y', 'dhpp-3y', 'bordetella-in', 'civ-bivalent'];

/** The same business, pets and doses as `fixture.ts`, as Parse objects. */
export async function fillParse(
  parse: ParseSdk,
  businessId: string,
  visitors: readonly BenchVisitor[],
): Promise<void> {
  // A second start finds the objects of the first one.
  if (await new parse.Query('Member').first(trusted)) return;
  const make = (className: string, attributes: object) => new parse.Object(className, attributes);
  const rules = ['rabies', 'dhpp', 'bordetella'].map((target) => ({ id: target, targets: [target] }));
  await parse.Object.saveAll(
    [
      make('Member', { businessId, uid: 'staff', role: 'owner' }),
      make('RequirementVersion', { businessId, version: 1, effectiveFrom: '2020-01-01', rules }),
    ],
    trusted,
  );
  for (const [index, { petId, badge }] of visitors.entries()) {
    const pet = make('Pet', { petId, name: `Dog ${index}`, species: 'dog', alerts: [] });
    await pet.save(null, trusted);
    const given = doses.map((vaccine) =>
      make('Vaccination', { pet, vaccine, administeredOn: '2026-01-01', expiresOn: '2029-01-01' }),
    );
    await parse.Object.saveAll([...given, make('Badge', { code: badge, pet })], trusted);
  }
}
