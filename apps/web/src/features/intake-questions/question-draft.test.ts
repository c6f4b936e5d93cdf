import { expect, test } from 'vitest';
import { problemIn, type QuestionDraft, questionDraftOf, questionFieldsOf } from './question-draft.ts';

const blank = questionDraftOf(null);
const choice: QuestionDraft = { ...blank, text: 'Play group?', kind: 'choice', options: 'Small\n\n Large ' };

test.each<[string, Partial<QuestionDraft>, string | null]>([
  ['complete', {}, null],
  ['without a text', { text: '  ' }, 'text'],
  ['with one answer', { options: 'Small' }, 'fewOptions'],
  ['with the same answer twice', { options: 'Small\nSmall' }, 'sameOption'],
  [
    'with too many answers',
    { options: Array.from({ length: 13 }, (_, i) => `A${i}`).join('\n') },
    'manyOptions',
  ],
  ['with an answer that is too long', { options: `Small\n${'a'.repeat(81)}` }, 'longOption'],
])('a choice %s', (_, change, problem) => {
  expect(problemIn({ ...choice, ...change })).toBe(problem);
});

test('what is sent has the answers line by line, and no services for all of them', () => {
  expect(questionFieldsOf(choice)).toEqual({
    ...{ text: 'Play group?', options: ['Small', 'Large'], services: null, required: false },
  });
  expect(questionFieldsOf({ ...choice, kind: 'text', services: ['boarding'] })).toEqual({
    ...{ text: 'Play group?', services: ['boarding'], required: false },
  });
});
