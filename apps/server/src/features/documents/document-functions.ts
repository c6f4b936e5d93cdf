import type { documents as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { addDocument } from './add-document.ts';
import { confirmExtraction } from './confirm-extraction.ts';
import { deleteDocument } from './delete-document.ts';
import { getDocument } from './get-document.ts';
import { importRecords } from './import-records.ts';
import { listDocuments } from './list-documents.ts';
import { updateDocument } from './update-document.ts';
import { watchDocument } from './watch-document.ts';

export const documentFunctions: Implementations<typeof promised> = {
  addDocument,
  confirmExtraction,
  deleteDocument,
  getDocument,
  importRecords,
  listDocuments,
  updateDocument,
  watchDocument,
};
