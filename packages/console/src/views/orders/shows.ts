/** The queries that show what an action on an order changes. */
export const SHOWS = ['order', 'orders', 'inbox', 'slots', 'day-orders', 'routes'];
