import type { contacts as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getContact } from './get-contact.ts';
import { setContact } from './set-contact.ts';

export const contactFunctions: Implementations<typeof promised> = { getContact, setContact };
