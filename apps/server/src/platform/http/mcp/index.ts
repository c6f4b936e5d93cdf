/** The functions as tools of the Model Context Protocol. */
export { mcpRoutes } from './mcp-routes.ts';
