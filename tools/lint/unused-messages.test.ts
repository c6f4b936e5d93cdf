import { expect, it } from 'vitest';
import { checkUnusedMessages } from './unused-messages.ts';

const english = {
  '@@x-export': 'visitMessages',
  title: 'Visits',
  lead: 'Planned stays',
  states: { here: 'Here', gone: 'Gone' },
  actions: { end: 'End', plan: 'Plan' },
  codes: { 'flea-tick': 'flea and tick' },
};
const areas = [{ folder: 'apps/web/src/features/visits/messages', exported: 'visitMessages', english }];
const unusedBy = (text: string) =>
  checkUnusedMessages(areas, [{ path: 'apps/web/src/features/visits/view.tsx', text, isTest: false }]).map(
    (problem) => /the message (\S+);/.exec(problem)?.[1],
  );
const rest = 'say(visitMessages.title, visitMessages.lead, visitMessages.codes);';

it.each([
  ['one by one', 'visitMessages.states.here + visitMessages.states.gone + visitMessages.actions.end'],
  ['by an alias', 'const messages = visitMessages;\nmessages.states[state] + messages.actions.end'],
  ['by destructuring', 'const { states } = visitMessages;\nconst { end } = visitMessages.actions;'],
  ['in a language', 'const say = visitMessages[language];\nsay.states[state]; visitMessages.de.actions.end'],
  ['from a group that is handed on', 'show(visitMessages.states, "here", "gone", visitMessages.actions.end)'],
  [
    'by a name that is put together',
    `draw({ ...visitMessages.states }, \`\${a}re\`, 'gone', visitMessages.actions.end)`,
  ],
  [
    'under another name',
    "import { visitMessages as say } from './messages';\nsay.states[one] + say.actions.end",
  ],
])('finds the only message that no code says, where others are said %s', (_, text) => {
  expect(unusedBy(`${rest}\n${text}`)).toEqual(['actions.plan']);
});

it('does not take a test, an import or a type for a use', () => {
  const path = 'apps/web/src/features/visits/view.tsx';
  const text = "import { visitMessages } from './messages.gen.ts';\ntype Text = keyof typeof visitMessages;";
  const test = { path, text: 'visitMessages.title', isTest: true };
  expect(checkUnusedMessages(areas, [{ path, text, isTest: false }, test]).length).toBe(7);
});
