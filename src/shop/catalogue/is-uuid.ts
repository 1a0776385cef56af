const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether an address says an id: a database that is asked for any other text fails. */
export const isUuid = (text: string) => uuid.test(text)
