/**
 * How browsers and caches store an uploaded picture. A name always has the same bytes, but a picture can be deleted: a
 * day after that no cache may send it without asking (rule 8.19).
 */
export const PICTURE_CACHING = 'public, max-age=86400';
