/** All work of an order is done: it can be shipped, own skates can be picked up. */
export const workOrdersDone = (orderId: string) => ({ name: 'work.done' as const, facts: { orderId } })
/** The buyer was told that all work is done, and some of it goes on. */
export const workResumed = (orderId: string) => ({ name: 'work.resumed' as const, facts: { orderId } })
export const skatesTakenIn = (orderId: string, workId: string) => ({
  name: 'work.taken-in' as const,
  facts: { orderId, workId },
})
export const workOrderPicturesDropped = (files: string[]) => ({
  name: 'work.pictures-dropped' as const,
  facts: { files },
})
