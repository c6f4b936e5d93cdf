/** Written by `npm run messages` from preview-messages/en.json; the other languages lie beside it. */

export const previewMessages = {
  running: "Preview backend running in this workspace.",
  disconnected: "Preview backend disconnected.",
};
