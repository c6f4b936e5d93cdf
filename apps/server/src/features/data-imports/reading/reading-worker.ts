import { exportManifest } from '@clearpaw/contract';
import { receiveData, sendMessage, stepBack } from '../../../platform/concurrency/index.ts';
import { planImport } from '../plan/plan-import.ts';
import type { ReadingAnswer, ReadingQuestion } from './read-apart.ts';

stepBack();

function answer(question: ReadingQuestion): ReadingAnswer {
  if ('draft' in question) return planImport(question.draft);
  const read = exportManifest.safeParse(JSON.parse(new TextDecoder().decode(question.manifest)));
  return { listed: read.success ? read.data.entries : null };
}

sendMessage({ result: answer(await receiveData<ReadingQuestion>()) });
