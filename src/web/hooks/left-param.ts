/** In the address of the pay page: the buyer came back from the provider without having paid. */
export const leftParam = 'left'
