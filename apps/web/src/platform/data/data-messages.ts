import { defineMessages } from '../messages/index.ts';

const en = {
  notKept: 'You are offline, and this page is not saved on this device.',
};

/** Texts about reading without a network. */
export const dataMessages = defineMessages({ en });
