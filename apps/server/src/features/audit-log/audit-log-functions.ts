import type { auditLog as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { verifyAuditTrail } from './verify-audit-trail.ts';

export const auditLogFunctions: Implementations<typeof promised> = { listAuditEntries, verifyAuditTrail };
