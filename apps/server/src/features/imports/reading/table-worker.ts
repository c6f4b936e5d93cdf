import { receiveData, sendMessage, sendPiece, stepBack } from '../../../platform/concurrency/index.ts';
import { FileRefused } from './found-rows.ts';
import type { OpenedTable, OpenTableDraft } from './open-table.ts';
import { readCsv } from './read-csv.ts';
import { readTable } from './read-table.ts';
import { isZip, readXlsx } from './read-xlsx.ts';

stepBack();

async function open({ bytes, ...draft }: OpenTableDraft): Promise<OpenedTable> {
  try {
    const rows = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
    return { table: await readTable(rows, draft, sendPiece) };
  } catch (problem) {
    if (problem instanceof FileRefused) return { fault: problem.fault };
    throw problem;
  }
}

sendMessage({ result: await open(await receiveData<OpenTableDraft>()) });
