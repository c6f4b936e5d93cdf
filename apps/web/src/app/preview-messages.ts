import { defineMessages } from '../platform/messages/index.ts';

const en = {
  running: 'Preview backend running in this workspace.',
  disconnected: 'Preview backend disconnected.',
};

/** Texts of preview builds, the specification's to the letter. */
export const previewMessages = defineMessages({ en });
