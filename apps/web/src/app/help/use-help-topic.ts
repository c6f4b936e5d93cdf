import { useMatches } from '@tanstack/react-router';
import { helpPaths } from '../../paths/index.ts';
import { helpTopics } from './help-topics.ts';

const topics: Partial<Record<string, string>> = helpTopics;

/** The help topic of the current page. */
export function useHelpTopic(): string {
  return topics[useMatches().at(-1)?.fullPath ?? ''] ?? helpPaths.home;
}
