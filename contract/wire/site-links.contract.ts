/**
 * The query that mails add to the address of a page for members, e.g. `/my/startups/7?from=mail`:
 * whoever came by it is led there at once after signing in (rule 2.48).
 */
export type MailMark = 'from=mail';
