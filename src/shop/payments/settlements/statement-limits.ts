/** More than a carrier settles in a month with a shop that ships a hundred parcels a day. */
export const mostStatementRows = 5000
export const mostStatementBytes = 2 * 2 ** 20
