export {
  type ShareContent,
  type ShareLinkState,
  type ShareLinkTerms,
  shareContents,
  sharedPasscodeAttempts,
  shareLinkState,
  shareLinkStates,
} from './share-link.ts';
