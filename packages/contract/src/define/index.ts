/** What an API key may do. */
export { type ApiScope, apiScopes } from './api-scope.ts';
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
