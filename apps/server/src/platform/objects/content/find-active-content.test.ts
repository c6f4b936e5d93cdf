import { expect, test } from 'vitest';
import { callsOnlyFormFunctions } from './find-active-content.ts';

test.each([
  ['AFDate_FormatEx("mm/dd/yyyy");', true],
  ["AFSimple_Calculate('SUM', new Array ('a', 'b'));", true],
  ['AFNumber_Keystroke(2, 0, 0, -1, "$ (x)", true);', true],
  ['app.alert(1)', false],
  ['AFDate_FormatEx(app.launchURL("https://a.example"))', false],
  ['AFDate_FormatEx("a\\" + app.alert(1) + \\"")', false],
  ['""["constructor"]("x")()', false],
  ['\\u0061pp.alert(1)', false],
  ['event.value = 1', false],
])('%s does no more than check a field: %s', (script, harmless) => {
  expect(callsOnlyFormFunctions(script)).toBe(harmless);
});
