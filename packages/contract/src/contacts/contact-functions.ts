import { z } from 'zod';
import { empty, unary } from '../define/index.ts';
import { contactFields, contactShape } from './contact.ts';

/** An owner's own contact details. A business sees them only if the owner shares them (`setContactSharing`). */
export const contacts = {
  setContact: unary(z.strictObject(contactFields), contactShape, {
    summary:
      "Replaces the caller's contact details: name, phone, emergency contact and the people who may pick up pets.",
  }),
  getContact: unary(empty, contactShape, { summary: "Returns the caller's contact details." }),
};
