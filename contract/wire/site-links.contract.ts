/**
 * The query that mails add to links to member pages, e.g. `/my/startups/7?from=mail`: after signing in, people who
 * followed such a link are redirected to the page at once (rule 2.48).
 */
export type MailMark = 'from=mail';
