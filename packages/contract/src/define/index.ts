export {
  type ApiScope,
  type AppScope,
  apiScopes,
  appScopes,
  type OwnerScope,
  ownerScopes,
} from './api-scope.ts';
/** How a function is declared: its kind, input and output. */
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
export { pdfFile, printedLanguage } from './pdf-file.ts';
export { businessScopeSentences, ownerScopeSentences } from './scope-sentences.ts';
/** Shapes that many functions share. */
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
