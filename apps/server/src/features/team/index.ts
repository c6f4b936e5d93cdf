/** Whether the caller may do something in a business, and what is known about it there. */
export { accessTopic, authorizeMember, type Membership } from './authorize-member.ts';
/** The functions of teams. */
export { teamFunctions } from './team-functions.ts';
