/** Who gave an order its slot: a recipient's reply, the office, or the recipient on the page behind the link. */
export const BOOKED_BY = ['reply', 'office', 'link'] as const;
export type BookedBy = (typeof BOOKED_BY)[number];
