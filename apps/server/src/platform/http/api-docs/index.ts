export { apiDocsRoutes } from './api-docs-routes.ts';
export { type FunctionGroups, schemasOf } from './open-api-document.ts';
