import type { Provider } from './provider.ts'

/** Cash at the door: nothing to start, the money is due when the parcel comes. */
export const cod: Provider = {
  method: 'cod',
  opens: 'due',
  start: async () => ({ kind: 'done' }),
}
