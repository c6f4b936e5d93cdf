import type { clinics as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { findClinic } from './find-clinic.ts';
import { listClinics } from './list-clinics.ts';
import { setClinicTrust } from './set-clinic-trust.ts';

export const clinicFunctions: Implementations<typeof promised> = { findClinic, listClinics, setClinicTrust };
