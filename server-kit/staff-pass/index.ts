export { hasPass } from './hasPass';
export { STAFF_COOKIE, type StaffPasses, staffPasses } from './staffPass';
