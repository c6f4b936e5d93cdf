import type { OutputOf, requirements } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { authorizeMember } from '../members/index.ts';
import { presentRequirements } from './requirement-presenter.ts';
import { rulesInForce } from './rules-in-force.ts';

type Input = z.output<typeof requirements.listRequirementVersions.input>;
type Version = OutputOf<typeof requirements.listRequirementVersions>['items'][number];

/** Every published version, newest first, with its state. */
export async function listRequirementVersions(call: Call, input: Input): Promise<Page<Version>> {
  const { business } = await authorizeMember(call, input.businessId, 'readRequirements');
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const before = readCursor(input.cursor, ['number']);
  const current = await rulesInForce(db, business.id, today);
  const rows = await db
    .select()
    .from(requirementVersionTable)
    .where(
      and(
        eq(requirementVersionTable.businessId, business.id),
        before ? lt(requirementVersionTable.version, Number(before[0])) : undefined,
      ),
    )
    .orderBy(desc(requirementVersionTable.version))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [String(row.version)]);
  const items = page.items.map((row) => {
    const state = row.version === current.version ? 'current' : stateOf(row, current.version);
    return { ...presentRequirements(row), state } as const;
  });
  return { ...page, items };
}

/** A later version that is not in force has not begun; an earlier one is over. */
function stateOf({ version }: { readonly version: number }, current: number): 'past' | 'future' {
  return version > current ? 'future' : 'past';
}
