/** More than a carrier settles in a month with a shop that ships a hundred parcels a day. */
export const maxStatementRows = 5000
export const maxStatementBytes = 2 * 2 ** 20
