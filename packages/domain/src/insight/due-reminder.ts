/** An owner is reminded of the same rule of the same pet at most once in so many days, by one business. */
export const reminderPauseDays = 14;
/** The longest that a business looks ahead. */
export const maxDueDays = 366;
