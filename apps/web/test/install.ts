import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { closeToasts } from '../src/ui/toast/index.ts';
import { expectNothingUnanswered } from './fake-server.ts';
import { forgetTab } from './open-screen.tsx';

// Computing the styles of every ancestor to see whether an element is hidden takes most of a test's time.
configure({
  defaultHidden: true,
  // The first test of a file loads the app; every core may be busy.
  asyncUtilTimeout: 15_000,
  // The text of the page is more helpful than its markup.
  getElementError: (message) => new Error(`${message}\n\n${document.body.innerText}`),
});

// Parts of the page that are drawn from measures and motion; a light document has neither.
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations ??= () => [];

// One tab gets every lock.
const locks = {
  request: async (_name: string, _options: object, work: (lock: object) => unknown) => work({}),
};
Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

// Browsers report a changed selection later, this document at once: a listener that sets it again would never end.
const { collapse } = Selection.prototype;
let collapsing = false;
Selection.prototype.collapse = function (...position) {
  if (collapsing) return;
  collapsing = true;
  collapse.apply(this, position);
  collapsing = false;
};

afterEach(async () => {
  cleanup();
  closeToasts();
  await forgetTab();
  expectNothingUnanswered();
});
