/** Links that show a pet's record to anyone who has them. */
export {
  type ShareContent,
  type ShareLinkState,
  type ShareLinkTerms,
  shareContents,
  sharedPasscodeAttempts,
  shareLinkState,
  shareLinkStates,
} from './share-link.ts';
