import { calendarWork } from '../modules/busy-calendar/reader/readText';
import { serveJobs } from './serveJobs';

serveJobs(calendarWork.read);
