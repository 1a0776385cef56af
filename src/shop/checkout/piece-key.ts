/** The key of one priced line of a quote: a line of the cart, or a service on it. */
export const pieceKey = (lineId: string, serviceId?: string) => (serviceId ? `${lineId}/${serviceId}` : lineId)
