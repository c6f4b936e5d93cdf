/** What an API key or an app may do. */
export {
  type ApiScope,
  type AppScope,
  apiScopes,
  appScopes,
  type OwnerScope,
  ownerScopes,
} from './api-scope.ts';
/** How a function is promised: its kind, what goes in and what comes out. */
export {
  type CallDefinition,
  type Contract,
  type InputOf,
  type OutputOf,
  type StreamDefinition,
  stream,
  type UnaryDefinition,
  unary,
} from './definition.ts';
/** What is printed. */
export { pdfFile } from './pdf-file.ts';
/** What scopes let a program do, in words. */
export { businessScopeSentences, ownerScopeSentences } from './scope-sentences.ts';
/** Shapes that many nouns share. */
export {
  calendarDate,
  code,
  emailAddress,
  empty,
  id,
  idempotencyKey,
  instant,
  line,
  listOf,
  note,
  paging,
  pastDate,
} from './shapes.ts';
