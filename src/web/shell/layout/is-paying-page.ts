/** From the checkout to the confirmation the header and footer are reduced to what helps there: nothing leads a buyer away from paying. */
export const isPayingPage = (pathname: string) => /^\/(checkout|order-success|orders\/[^/]+\/pay)$/.test(pathname)
