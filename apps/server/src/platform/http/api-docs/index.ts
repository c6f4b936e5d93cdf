/** What can be called, for programs and for people. */
export { apiDocsRoutes } from './api-docs-routes.ts';
export { type FunctionGroups, schemasOf } from './open-api-document.ts';
