import type { clinics as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { findClinic } from './find-clinic.ts';
import { getClinicAccount } from './get-clinic-account.ts';
import { listClinics } from './list-clinics.ts';
import { listPatients } from './list-patients.ts';
import { confirmClinicEmail, proveClinicEmail } from './prove-clinic-email.ts';
import { setClinicTrust } from './set-clinic-trust.ts';

export const clinicFunctions: Implementations<typeof promised> = {
  confirmClinicEmail,
  findClinic,
  getClinicAccount,
  listClinics,
  listPatients,
  proveClinicEmail,
  setClinicTrust,
};
