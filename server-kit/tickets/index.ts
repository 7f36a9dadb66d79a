export { coarseNetwork } from './coarseNetwork';
export { TICKET_METRIC, type Ticket, type Tickets, visitTickets } from './tickets';
